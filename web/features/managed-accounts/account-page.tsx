import { industryName } from '../../../contract/format/names/industry-names.ts';
import { Navigate, useLocation } from 'react-router';
import type { ManagedAccount } from '../../../contract/admin/managed-accounts.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import CompanyEvidence from '../../parts/companies/company-evidence.tsx';
import { AccountStateBadge } from '../../parts/admins/account-state-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { DetailPage } from '../../ui/lists/detail-page.tsx';
import { companyPath, jobPath } from '../../../contract/format/page-paths.ts';
import { allowed } from './allowed.ts';
import { accountPageMessages } from './account-messages.ts';
import { useManagedAccount } from './calls.ts';
import { DeletionCard } from './deletion-card.tsx';
import { HistoryCard, SafetyCard } from './history-cards.tsx';
import { NotesCard } from './notes-card.tsx';
import { ResumeCard } from './resume-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { StateButtons } from './state-changes.tsx';
import { dotted } from '../../lib/format/separator.ts';
import { useIdInPath } from '../../lib/links/id-in-path.ts';

/**
 * One seeker or recruiter, with everything that an admin may see and do. The address for recruiters redirects seekers
 * to their own, and the other way round.
 */
export default function AccountPage() {
  const t = useMessages(accountPageMessages);
  const isHr = useLocation().pathname.startsWith('/admin/hr-accounts');
  const query = useManagedAccount(useIdInPath());
  const { data: found } = query;
  if (found && (found.role === 'hr') !== isHr) {
    return <Navigate to={`/admin/${isHr ? 'users' : 'hr-accounts'}/${found.id}`} replace />;
  }
  return (
    <DetailPage
      query={query}
      title={query.data?.username ?? t.account}
      failed={t.failed}
      missing={{ title: t.notFound, text: t.notFoundText }}
      back={
        isHr
          ? { to: '/admin/hr-accounts', label: t.toHr }
          : { to: '/admin/users', label: t.toUsers }
      }
    >
      {(account) => <AccountDetails key={account.id} account={account} />}
    </DetailPage>
  );
}

function AccountDetails({ account }: { account: ManagedAccount }) {
  const mayDelete = useMayAsAdmin(allowed.delete);
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <div className="grid gap-4 *:min-w-0">
        <HeadCard account={account} />
        {account.company ? <CompanyCard account={account} company={account.company} /> : null}
        {account.role === 'user' ? <ResumeCard account={account} /> : null}
        <NotesCard account={account} />
      </div>
      <div className="grid gap-4 *:min-w-0">
        <HistoryCard changes={account.state_changes} />
        <SessionsCard account={account} />
        <SafetyCard events={account.security_events} />
        {mayDelete && account.role === 'hr' ? <DeletionCard account={account} /> : null}
      </div>
    </div>
  );
}

function HeadCard({ account }: { account: ManagedAccount }) {
  const t = useMessages(accountPageMessages);
  const language = useLanguage();
  const { uid, created_at, last_seen_at, state_reason } = account;
  const missed = account.missed_interviews;
  const facts = [
    [t.uid, uid],
    [t.registered, momentText(created_at, language)],
    [t.lastSeen, last_seen_at ? momentText(last_seen_at, language) : t.never],
    [t.confirmed, account.email_verified ? t.yes : t.no],
    [t.phoneConfirmed, account.phone_verified ? t.yes : t.no],
    ...(account.role === 'user' ? [[t.applications, String(account.applications)]] : []),
    ...(missed.count > 0
      ? [
          [
            account.role === 'hr' ? t.missedByCompany : t.missed,
            t.missedTimes(missed.count, missed.disputed),
          ],
        ]
      : []),
  ];
  return (
    <Card as="section" className="grid gap-3">
      <div>
        <h1 className="text-h1 wrap-anywhere">{account.username}</h1>
        <p className="text-body break-all text-ink-2">{account.email}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <AccountStateBadge state={account.state} />
        <Badge>{account.role === 'hr' ? t.recruiter : t.seeker}</Badge>
      </p>
      {state_reason ? <p className="text-small wrap-anywhere">{t.told(state_reason)}</p> : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <StateButtons account={account} />
      </div>
    </Card>
  );
}

interface CompanyCardProps {
  account: Pick<ManagedAccount, 'jobs'>;
  company: NonNullable<ManagedAccount['company']>;
}

function CompanyCard({ account: { jobs }, company }: CompanyCardProps) {
  const t = useMessages(accountPageMessages);
  const language = useLanguage();
  return (
    <SectionCard title={t.company}>
      <p className="wrap-anywhere">
        <a href={companyPath(company)} className="link touch-room font-strong">
          {company.name}
        </a>
        <span className="block note">
          {dotted([
            industryName(company.industry, language),
            company.website,
            t.openJobs(company.open_jobs),
            t.reports(company.reports_count),
          ])}
        </span>
      </p>
      {company.evidence.level > 0 ? (
        <CompanyEvidence evidence={company.evidence} />
      ) : (
        <p className="note">{t.nothingShown}</p>
      )}
      <h3 className="text-small font-strong">{t.jobs}</h3>
      {jobs.length === 0 ? <p className="note">{t.noJobs}</p> : null}
      <ul className="grid gap-1 text-small">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <a href={jobPath(job)} className="link touch-room">
              {job.title}
            </a>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
