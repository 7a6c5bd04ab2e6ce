import type {
  MessageReport,
  ReportedMessage,
} from '../../../contract/conversations/message-reports.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { reportReasonLabels } from '../../parts/reports/report-reasons.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DoneButton } from '../../ui/lists/done-button.tsx';
import { useMarkReport } from './calls.ts';
import { messageReportsMessages } from './messages.ts';

/** Who reported what and why, with the messages as they were, and whether that is done. */
export function ReportCard({ report }: { report: MessageReport }) {
  const t = useMessages(messageReportsMessages);
  const language = useLanguage();
  const mark = useMarkReport();
  const { id, reason, note, reporter_name, seeker_id, seeker_name, company_name, handled_at } =
    report;
  const isOfTeam = seeker_id === null && seeker_name === '';
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {t.number(id)}
          <Badge tone="danger">{reportReasonLabels[language][reason]}</Badge>
        </h2>
        <p className="text-small break-words">
          <bdi>
            {isOfTeam ? t.ofTeam(company_name) : t.between(seeker_name || t.deleted, company_name)}
          </bdi>
        </p>
        <p className="text-small break-words text-ink-2">
          <bdi>
            {t.reportedBy(reporter_name || t.deleted, momentText(report.created_at, language))}
          </bdi>
          {handled_at ? ` · ${t.handledOn(momentText(handled_at, language))}` : null}
        </p>
      </div>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
        {note || t.noNote}
      </p>
      <h3 className="text-body font-strong">{t.evidence}</h3>
      <ol aria-label={t.evidence} className="grid gap-3 rounded-md bg-sunken p-3">
        {report.messages.map((message) => (
          <li key={message.id}>
            <Evidence message={message} />
          </li>
        ))}
      </ol>
      <div>
        <DoneButton
          id={id}
          isDone={handled_at !== null}
          words={t}
          mark={(handled) => mark.mutateAsync({ id, handled })}
        />
      </div>
    </Card>
  );
}

/** As text: links in it lead nowhere. */
function Evidence({ message }: { message: ReportedMessage }) {
  const t = useMessages(messageReportsMessages);
  const language = useLanguage();
  const { side, sender_name, content, attachments, created_at } = message;
  return (
    <>
      <p className="text-caption text-ink-2">
        <bdi className="font-medium">{sender_name || t.deleted}</bdi> · {t[side]} ·{' '}
        {momentText(created_at, language)}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {content || t.noText}
      </p>
      {attachments.length > 0 ? (
        <p className="text-small break-words text-ink-2">{t.files(attachments.join(', '))}</p>
      ) : null}
    </>
  );
}
