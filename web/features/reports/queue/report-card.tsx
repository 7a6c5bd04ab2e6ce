import { Link } from 'react-router';
import { REPORT_TEXT_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { Report, ReportOutcome } from '../../../../contract/reports/reports.ts';
import { momentText } from '../../../lib/format/format.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { companyPath, jobPath } from '../../../../contract/format/page-paths.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { DecisionForm } from '../../../parts/admins/decision-form.tsx';
import { SignalList } from '../../../parts/moderation/signal-list.tsx';
import { reportReasonLabels } from '../../../parts/reports/report-reasons.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useHeldRow } from '../../../ui/lists/worklist-page.tsx';
import { Quoted } from '../../../ui/panels/quoted.tsx';
import { caseKey, profileCaseKey } from '../case/calls.ts';
import { reportQueueMessages } from './messages.ts';
import { DOT } from '../../../lib/format/separator.ts';

export const REPORTS = 'reports';

interface ReportCardProps {
  report: Report;
  /** Whether it is shown on the page of its case. */
  isInCase?: boolean;
}

/** What was reported and why, with how many more reports there are, and the decision. */
export function ReportCard({ report, isInCase = false }: ReportCardProps) {
  const t = useMessages(reportQueueMessages);
  const language = useLanguage();
  const { id, reason, decided_at, outcome } = report;
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {t.number(id)}
          <Badge tone="danger">{reportReasonLabels[language][reason]}</Badge>
          {outcome ? <Badge tone={outcome === 'upheld' ? 'ok' : 'mute'}>{t[outcome]}</Badge> : null}
        </h2>
        <About report={report} isInCase={isInCase} />
        <p className="note">
          {t.reported(momentText(report.created_at, language))}
          {decided_at ? `${DOT}${t.decidedOn(momentText(decided_at, language))}` : null}
        </p>
      </div>
      {report.signals ? (
        <div className="grid gap-1">
          <p className="text-small font-strong">{t.byCheck}</p>
          <SignalList signals={report.signals} />
        </div>
      ) : (
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
          {report.note || t.noNote}
        </p>
      )}
      {report.others > 0 ? (
        <p className="font-strong">
          {report.person ? t.othersOfPerson(report.others) : t.others(report.others)}
        </p>
      ) : null}
      {decided_at && report.answer ? <Quoted label={t.ourAnswer}>{report.answer}</Quoted> : null}
      {decided_at ? null : <Decision report={report} />}
    </Card>
  );
}

/** What was reported, with links to it and to its case. */
function About({ report, isInCase }: Required<ReportCardProps>) {
  const t = useMessages(reportQueueMessages);
  const { job_id, company_id, company_name, person, title } = report;
  const caseOf = person ? `profiles/${person.id}` : job_id && `jobs/${job_id}`;
  const company = { id: company_id ?? 0, name: company_name ?? '' };
  return (
    <p className="text-small wrap-anywhere">
      {person ? t[`ofPerson_${person.role}`] : job_id ? t.ofJob : t.ofCompany}:{' '}
      {person ? (
        <bdi>{person.name}</bdi>
      ) : (
        <a href={job_id ? jobPath({ id: job_id, title }) : companyPath(company)} className="link">
          {title}
        </a>
      )}
      {person && person.name !== title ? `${DOT}${t.seenAs(title)}` : null}
      {job_id ? `${DOT}${company.name}` : null}
      {caseOf && !isInCase ? (
        <>
          {DOT}
          <Link to={`/admin/reports/${caseOf}`} className="link">
            {t.toCase}
          </Link>
        </>
      ) : null}
    </p>
  );
}

const START: { outcome: ReportOutcome; answer: string } = { outcome: 'upheld', answer: '' };

function Decision({ report }: { report: Report }) {
  const { id, job_id, person, language, signals } = report;
  const t = useMessages(reportQueueMessages);
  const form = useContractForm('POST /barong/admin/reports/:id/decision', {
    start: START,
    params: { id },
    check: ({ answer }) => ({ answer: signals || answer.trim() ? undefined : t.answerMissing }),
    saved: t.saved,
    failed: t.failed,
    onAnswer: useRefetch([REPORTS], person ? profileCaseKey(person.id) : caseKey(job_id ?? 0)),
  });
  useHeldRow(report, form.values.answer !== '');
  return (
    <DecisionForm
      form={form}
      about={t.number(id)}
      yes={t.upheld}
      no={t.unfounded}
      isNoHarmless
      onDecide={(isRight) => form.send({ outcome: isRight ? 'upheld' : 'unfounded' })}
    >
      {signals ? null : (
        <TextArea
          {...form.field('answer')}
          label={t.answer}
          hint={t.answerHint(language === 'hi' ? t.hindi : t.english)}
          rows={2}
          maxLength={REPORT_TEXT_MAX_LENGTH}
        />
      )}
    </DecisionForm>
  );
}
