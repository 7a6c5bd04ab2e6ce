import { placeName } from '../../../../contract/format/names/place-names.ts';
import { Link } from 'react-router';
import type { ModerationCase } from '../../../../contract/moderation/moderation.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { ActEntry } from '../../../parts/moderation/act-entry.tsx';
import { SignalList } from '../../../parts/moderation/signal-list.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { DetailPage } from '../../../ui/lists/detail-page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { SectionCard } from '../../../ui/panels/section-card.tsx';
import { ActButtons } from './act-buttons.tsx';
import { useCase } from './calls.ts';
import { caseMessages } from './case-messages.ts';
import { ReportsSection } from './reports-section.tsx';
import { CaseStateBadge } from './case-state-badge.tsx';
import { DOT } from '../../../lib/format/separator.ts';
import { useIdInPath } from '../../../lib/links/id-in-path.ts';

/** Everything known about one job on one screen, and the actions on it. */
export default function CasePage() {
  const t = useMessages(caseMessages);
  const query = useCase(useIdInPath());
  return (
    <DetailPage
      query={query}
      title={query.data?.job.title ?? t.case}
      failed={t.failed}
      missing={{ title: t.notFound, text: t.notFoundText }}
      back={{ to: '/admin/reports', label: t.back }}
    >
      {(found) => <JobCase key={found.job.id} found={found} />}
    </DetailPage>
  );
}

function JobCase({ found }: { found: ModerationCase }) {
  const t = useMessages(caseMessages);
  const { reports, acts, signals, same_text } = found;
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <div className="grid gap-4 *:min-w-0">
        <JobCard found={found} />
        <SectionCard title={t.signals} none={signals.length === 0 && t.noSignals}>
          <SignalList signals={signals} />
        </SectionCard>
        <SectionCard title={t.text}>
          <Prose html={found.job.description_html} lang={found.job.language} small />
        </SectionCard>
      </div>
      <div className="grid gap-4 *:min-w-0">
        <CompanyCard company={found.company} />
        <SectionCard title={t.sameText} none={same_text.length === 0 && t.noSameText}>
          <SameText jobs={same_text} />
        </SectionCard>
        <SectionCard title={t.acts} none={acts.length === 0 && t.noActs}>
          {acts.map((act) => (
            <ActEntry key={act.id} act={act} by={act.by} />
          ))}
        </SectionCard>
        <ReportsSection reports={reports} />
      </div>
    </div>
  );
}

function JobCard({ found: { job, company, risk } }: { found: ModerationCase }) {
  const t = useMessages(caseMessages);
  const language = useLanguage();
  const { salary_min, salary_max, source_url } = job;
  const facts = [
    placeName(job.location, language),
    salary_max === null ? t.noPay : t.pay(salary_min ?? salary_max, salary_max),
    t.applications(job.application_count),
    job.is_date_given ? t.posted(dateText(job.posted_at, language)) : t.dateNotGiven,
    t.changed(dateText(job.updated_at, language)),
  ];
  return (
    <Card as="section" className="grid gap-3">
      <div>
        <h1 className="text-h1 wrap-anywhere">{job.title}</h1>
        <p className="text-body wrap-anywhere text-ink-2">{company.name}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <CaseStateBadge state={job.state} />
        <Badge tone={risk >= 50 ? 'danger' : 'mute'}>{t.risk(risk)}</Badge>
      </p>
      <p className="note">
        <Facts of={facts} />
      </p>
      {source_url ? (
        <a href={source_url} rel="noopener noreferrer nofollow" className="link text-small">
          {t.source}
        </a>
      ) : null}
      <ActButtons job={job} />
    </Card>
  );
}

function CompanyCard({ company }: { company: ModerationCase['company'] }) {
  const t = useMessages(caseMessages);
  const language = useLanguage();
  const facts = [
    t.since(dateText(company.created_at, language)),
    t.openJobs(company.open_jobs),
    t.removedJobs(company.removed_jobs),
    t.upheld(company.upheld_reports),
  ];
  return (
    <SectionCard title={t.company}>
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <a href={companyPath(company)} className="link touch-room font-strong">
          {company.name}
        </a>
        <Badge tone={company.checked ? 'ok' : 'mute'}>
          {company.checked ? t.checked : t.unchecked}
        </Badge>
      </p>
      <p className="note">
        <Facts of={facts} />
      </p>
      <div className="grid gap-1 text-small">
        <h3 className="font-strong">{t.recruiters}</h3>
        {company.recruiters.length === 0 ? (
          <p className="text-ink-2">{t.noRecruiters}</p>
        ) : (
          <ul className="grid gap-1">
            {company.recruiters.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/admin/hr-accounts/${id}`} className="link wrap-anywhere">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionCard>
  );
}

function SameText({ jobs }: { jobs: ModerationCase['same_text'] }) {
  const t = useMessages(caseMessages);
  const language = useLanguage();
  return (
    <ul className="grid gap-2 text-small">
      {jobs.map((job) => (
        <li key={job.id} className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <Link to={`/admin/reports/jobs/${job.id}`} className="link">
            {job.title}
          </Link>
          <span className="text-ink-2">
            {job.company_name}
            {DOT}
            {job.is_date_given ? dateText(job.posted_at, language) : t.dateNotGiven}
          </span>
          <CaseStateBadge state={job.state} />
        </li>
      ))}
    </ul>
  );
}
