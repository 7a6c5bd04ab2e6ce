import type {
  MessageReport,
  ReportedMessage,
} from '../../../contract/conversations/message-reports.ts';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { reportReasonLabels } from '../../parts/reports/report-reasons.ts';
import { SignalList } from '../../parts/moderation/signal-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DoneButton } from '../../ui/lists/done-button.tsx';
import { markReport, MESSAGE_REPORTS } from './calls.ts';
import { messageReportsMessages } from './messages.ts';
import { DOT } from '../../lib/format/separator.ts';

/** Who reported what and why, with the messages as they were, and whether it was handled. */
export function ReportCard({ report }: { report: MessageReport }) {
  const t = useMessages(messageReportsMessages);
  const language = useLanguage();
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
          {handled_at ? `${DOT}${t.handledOn(momentText(handled_at, language))}` : null}
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
          mark={(handled) => markReport(id, handled)}
          refreshes={[[MESSAGE_REPORTS]]}
        />
      </div>
    </Card>
  );
}

/** As plain text, so that links in it lead nowhere. */
function Evidence({ message }: { message: ReportedMessage }) {
  const t = useMessages(messageReportsMessages);
  const language = useLanguage();
  const { side, sender_name, content, attachments, warnings = [], files, created_at } = message;
  return (
    <>
      <p className="text-caption text-ink-2">
        <bdi className="font-medium">{sender_name || t.deleted}</bdi>
        {DOT}
        {t[side]}
        {DOT}
        {momentText(created_at, language)}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {content || t.noText}
      </p>
      {warnings.length > 0 ? <SignalList signals={signalsOf(warnings)} /> : null}
      {files ? (
        files.map((file) => <File key={file.id} file={file} />)
      ) : attachments.length > 0 ? (
        <p className="text-small break-words text-ink-2">{t.files(attachments.join(', '))}</p>
      ) : null}
    </>
  );
}

const signalsOf = (warnings: readonly MessageWarning[]) =>
  warnings.map(({ reason, words }) => ({ kind: reason, words }));

/** A file with the findings in its text, or a note that only a person can read it. */
function File({ file }: { file: NonNullable<ReportedMessage['files']>[number] }) {
  const t = useMessages(messageReportsMessages);
  const { name, reading, warnings } = file;
  const state = reading === 'unreadable' ? t.unreadable : reading === 'waiting' ? t.unread : '';
  return (
    <div className="grid gap-1 text-small">
      <p className="break-words text-ink-2">
        {t.files(name)}
        {state ? `${DOT}${state}` : null}
      </p>
      {warnings.length > 0 ? <SignalList signals={signalsOf(warnings)} /> : null}
    </div>
  );
}
