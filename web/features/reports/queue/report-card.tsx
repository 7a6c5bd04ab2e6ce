import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { REPORT_TEXT_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { Report, ReportOutcome } from '../../../../contract/reports/reports.ts';
import { momentText } from '../../../lib/format/format.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { companyPath, jobPath } from '../../../lib/paths.ts';
import { DecisionForm } from '../../../parts/admins/decision-form.tsx';
import { SignalList } from '../../../parts/moderation/signal-list.tsx';
import { reportReasonLabels } from '../../../parts/reports/report-reasons.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { caseKey } from '../case/calls.ts';
import { reportQueueMessages } from './messages.ts';

export const REPORTS = 'reports';

interface ReportCardProps {
  report: Report;
  /** On the page of its case. */
  isInCase?: boolean;
}

/** What was reported and why, with how many more there are, and the decision. */
export function ReportCard({ report, isInCase = false }: ReportCardProps) {
  const t = useMessages(reportQueueMessages);
  const language = useLanguage();
  const { id, job_id, company_id, company_name, title, reason, decided_at, outcome } = report;
  const to = job_id
    ? jobPath({ id: job_id, title })
    : companyPath({ id: company_id, name: company_name });
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {t.number(id)}
          <Badge tone="danger">{reportReasonLabels[language][reason]}</Badge>
          {outcome ? <Badge tone={outcome === 'upheld' ? 'ok' : 'mute'}>{t[outcome]}</Badge> : null}
        </h2>
        <p className="text-small wrap-anywhere">
          {job_id ? t.ofJob : t.ofCompany}:{' '}
          <a href={to} className="link">
            {title}
          </a>
          {job_id ? ` · ${company_name}` : null}
          {job_id && !isInCase ? (
            <>
              {' · '}
              <Link to={`/admin/reports/jobs/${job_id}`} className="link">
                {t.toCase}
              </Link>
            </>
          ) : null}
        </p>
        <p className="text-small text-ink-2">
          {t.reported(momentText(report.created_at, language))}
          {decided_at ? ` · ${t.decidedOn(momentText(decided_at, language))}` : null}
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
      {report.others > 0 ? <p className="font-strong">{t.others(report.others)}</p> : null}
      {decided_at && report.answer ? (
        <div className="rounded-md bg-sunken p-3">
          <p className="text-caption text-ink-2">{t.ourAnswer}</p>
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
            {report.answer}
          </p>
        </div>
      ) : null}
      {decided_at ? null : <Decision report={report} />}
    </Card>
  );
}

const START: { outcome: ReportOutcome; answer: string } = { outcome: 'upheld', answer: '' };

function Decision({ report: { id, job_id, language, signals } }: { report: Report }) {
  const t = useMessages(reportQueueMessages);
  const queries = useQueryClient();
  const form = useContractForm('POST /barong/admin/reports/:id/decision', {
    start: START,
    params: { id },
    check: ({ answer }) => ({ answer: signals || answer.trim() ? undefined : t.answerMissing }),
    saved: t.saved,
    failed: t.failed,
    onAnswer: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [REPORTS] }),
        queries.invalidateQueries({ queryKey: caseKey(job_id ?? 0) }),
      ]),
  });
  const decide = (isRight: boolean) => {
    form.set({ outcome: isRight ? 'upheld' : 'unfounded' });
    void form.send();
  };
  return (
    <DecisionForm
      form={form}
      about={t.number(id)}
      yes={t.upheld}
      no={t.unfounded}
      onDecide={decide}
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
