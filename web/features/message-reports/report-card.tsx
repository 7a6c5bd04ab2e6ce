import { Link } from 'react-router';
import type {
  MessageReport,
  ReportedMessage,
} from '../../../contract/conversations/message-reports.ts';
import type { MessageWarning } from '../../../contract/message-check/warnings.ts';
import { REPORT_TEXT_MAX_LENGTH } from '../../../contract/constants.ts';
import { momentText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { reportReasonLabels } from '../../parts/reports/report-reasons.ts';
import { SignalList } from '../../parts/moderation/signal-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useHeldRow } from '../../ui/lists/worklist-page.tsx';
import { DoneButton } from '../../ui/lists/done-button.tsx';
import { MESSAGE_REPORTS, openAgain } from './calls.ts';
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
        <p className="note break-words">
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
      {handled_at ? <Handled report={report} /> : <AnswerForm report={report} />}
    </Card>
  );
}

function Handled({ report: { id, answer } }: { report: MessageReport }) {
  const t = useMessages(messageReportsMessages);
  return (
    <>
      {answer ? (
        <div>
          <p className="text-caption text-ink-2">{t.ourAnswer}</p>
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
            {answer}
          </p>
        </div>
      ) : null}
      <div>
        <DoneButton
          id={id}
          isDone
          words={t}
          mark={() => openAgain(id)}
          refreshes={[[MESSAGE_REPORTS]]}
        />
      </div>
    </>
  );
}

function AnswerForm({ report }: { report: MessageReport }) {
  const { id, reporter_language } = report;
  const t = useMessages(messageReportsMessages);
  const form = useContractForm('PUT /barong/admin/message_reports/:id', {
    start: { handled: true, answer: '' },
    params: { id },
    check: ({ answer }) => ({
      answer: reporter_language && !answer.trim() ? t.answerMissing : undefined,
    }),
    saved: t.markedDone(id),
    failed: t.failed,
    onAnswer: useRefetch([MESSAGE_REPORTS]),
  });
  useHeldRow(report, form.isDirty);
  return (
    <Form form={form} className="grid max-w-prose gap-3">
      {reporter_language ? (
        <TextArea
          {...form.field('answer')}
          label={t.answer}
          hint={t.answerHint(reporter_language === 'hi' ? t.hindi : t.english)}
          maxLength={REPORT_TEXT_MAX_LENGTH}
          rows={2}
        />
      ) : null}
      <div>
        <Button
          type="submit"
          size="sm"
          busy={form.button.busy}
          aria-label={`${t.markDone}: ${t.number(id)}`}
        >
          {t.markDone}
        </Button>
      </div>
    </Form>
  );
}

/** As plain text, so that links in it lead nowhere; the sender's name leads to what a moderator can do. */
function Evidence({ message }: { message: ReportedMessage }) {
  const t = useMessages(messageReportsMessages);
  const language = useLanguage();
  const {
    side,
    sender_id,
    sender_name,
    content,
    attachments,
    warnings = [],
    files,
    created_at,
  } = message;
  return (
    <>
      <p className="text-caption text-ink-2">
        <bdi className="font-medium">
          {sender_id !== null && sender_name ? (
            <Link to={`/admin/reports/profiles/${sender_id}`} className="link touch-room">
              {sender_name}
            </Link>
          ) : (
            t.deleted
          )}
        </bdi>
        {DOT}
        {t[side]}
        {DOT}
        {momentText(created_at, language)}
      </p>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
        {content || t.noText}
      </p>
      {warnings.length > 0 ? <SignalList signals={signalsOf(warnings)} /> : null}
      {files ? (
        files.map((file) => <File key={file.id} file={file} />)
      ) : attachments.length > 0 ? (
        <p className="note break-words">{t.files(attachments.join(', '))}</p>
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
