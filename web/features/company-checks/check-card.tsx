import type { CompanyCheck } from '../../../contract/companies/company-checks.ts';
import { momentText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { companyPath } from '../../../contract/format/page-paths.ts';
import { DecisionForm } from '../../parts/admins/decision-form.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useHeldRow } from '../../ui/lists/worklist-page.tsx';
import { Term } from '../../ui/term.tsx';
import { NewTab } from '../../ui/new-tab.tsx';
import { useFreshChecks } from './calls.ts';
import { companyChecksMessages } from './messages.ts';
import { dotted } from '../../lib/format/separator.ts';

/** One company with its evidence, and the decision. */
export function CheckCard({ check }: { check: CompanyCheck }) {
  const t = useMessages(companyChecksMessages);
  const language = useLanguage();
  const { kind, company_id, company_name, recruiter_name, decided_at, allowed, reason } = check;
  const known = dotted([check.like_name, check.like_domain]);
  const paper = check.paper_kind ? t[check.paper_kind] : '';
  const number = check.paper_number ?? '';
  const about = {
    claim: () => t.claims(recruiter_name ?? ''),
    look_alike: () => (decided_at ? t.lookedLike(known) : t.looksLike(known)),
    paper: () => (decided_at ? t.compared(paper, number) : t.compares(paper, number)),
  }[kind]();
  // Nobody sees the page of a look-alike before an admin has allowed it.
  const hasPage = kind !== 'look_alike' || allowed === true;
  const decidedOn = allowed ? t.allowedOn : t.refusedOn;
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {hasPage ? (
            <a
              href={companyPath({ id: company_id, name: company_name })}
              className="link min-w-0 wrap-anywhere"
            >
              {company_name}
            </a>
          ) : (
            company_name
          )}
          <Badge>{t[kind]}</Badge>
        </h2>
        <p className="note">
          {decided_at
            ? decidedOn(momentText(decided_at, language))
            : t.asked(momentText(check.created_at, language))}
        </p>
      </div>
      <p>{about}</p>
      <Facts check={check} />
      {decided_at ? reason && <p className="text-small">{`${t.reason}: ${reason}`}</p> : null}
      {decided_at ? null : <Decision check={check} />}
    </Card>
  );
}

function Facts({ check }: { check: CompanyCheck }) {
  const t = useMessages(companyChecksMessages);
  const { company_website: website, recruiter_name, recruiter_email, note, file_url } = check;
  const recruiter = dotted([recruiter_name, recruiter_email]);
  return (
    <dl className="grid gap-2 text-small break-words">
      <Term name={t.website}>
        {website ? (
          <a href={website} target="_blank" rel="noopener nofollow" className="link">
            {website}
            <NewTab />
          </a>
        ) : (
          t.none
        )}
      </Term>
      <Term name={t.recruiter}>{recruiter}</Term>
      <Term name={t.paper}>
        {file_url ? (
          <a href={file_url} target="_blank" rel="noopener" className="link">
            {t.openPaper}
            <NewTab />
          </a>
        ) : null}
      </Term>
      <Term name={t.note} className="max-w-prose whitespace-pre-line">
        {note}
      </Term>
    </dl>
  );
}

function Decision({ check }: { check: CompanyCheck }) {
  const { id, company_name } = check;
  const t = useMessages(companyChecksMessages);
  const form = useContractForm('PUT /barong/admin/company_checks/:id', {
    start: { allowed: true, reason: '' },
    params: { id },
    saved: t.saved(company_name),
    failed: t.failed,
    onSaved: useFreshChecks(),
  });
  useHeldRow(check, form.values.reason !== '');
  return (
    <DecisionForm
      form={form}
      about={company_name}
      yes={t.allow}
      no={t.refuse}
      onDecide={(allowed) => form.send({ allowed })}
    >
      <TextArea {...form.field('reason')} label={t.reason} hint={t.reasonHint} rows={2} />
    </DecisionForm>
  );
}
