import { CONTACT_MESSAGE_MAX_LENGTH } from '../../../contract/constants.ts';
import { contactAnswerMail } from '../../../contract/contact/contact-answers.ts';
import type { ContactMessage } from '../../../contract/contact/contact-messages.ts';
import {
  type ContactOutcome,
  contactOutcomes,
} from '../../../contract/contact/contact-outcomes.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { momentText } from '../../lib/format/format.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Quoted } from '../../ui/panels/quoted.tsx';
import { CONTACT_MESSAGES } from '../../parts/admins/open-grievances.ts';
import { contactListMessages } from './messages.ts';
import { answerTemplates } from './templates.ts';

interface AnswerDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

/** An answer in one's own words or from a template, with a preview of the mail. */
export function AnswerDialog({ message, onClose }: AnswerDialogProps) {
  const t = useMessages(contactListMessages);
  const language = useLanguage();
  const form = useContractForm('POST /barong/admin/contact_messages/:id/answer', {
    start: { outcome: '', answer: '' },
    params: { id: message.id },
    // Checked below as well as by the contract.
    body: ({ outcome, answer }) => ({ outcome: outcome as ContactOutcome, answer }),
    check: ({ outcome, answer }) => ({
      outcome: outcome ? undefined : t.chooseOutcome,
      answer: answer.trim() ? undefined : t.answerMissing,
    }),
    failed: t.failed,
    saved: t.answered,
    onSaved: onClose,
    onAnswer: useRefetch([CONTACT_MESSAGES]),
  });
  const outcome = contactOutcomes.find((known) => known === form.values.outcome);
  const answer = form.values.answer.trim();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.answerTitle(message.id)}
      description={t.answerText(message.email)}
      confirmLabel={t.sendAnswer}
      form={form}
    >
      <Quoted label={t.written(momentText(message.created_at, language))} lang={message.language}>
        {message.message}
      </Quoted>
      <SelectField
        label={t.template}
        placeholder={t.ownWords}
        options={answerTemplates.map(({ name }, index) => ({
          value: String(index),
          label: name[language],
        }))}
        onChange={({ target }) => {
          const chosen = target.value === '' ? undefined : answerTemplates[Number(target.value)];
          if (!chosen) return;
          form.set({ outcome: chosen.outcome, answer: chosen.text[message.language] });
        }}
      />
      <SelectField
        {...form.field('outcome')}
        label={t.outcome}
        placeholder={t.choose}
        options={contactOutcomes.map((value) => ({ value, label: t[value] }))}
      />
      <TextArea
        {...form.field('answer')}
        label={t.answerField}
        rows={5}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
      />
      {outcome && answer ? (
        <section aria-label={t.preview} className="grid gap-2 rounded-md bg-sunken p-3 text-small">
          <Preview {...{ message, outcome, answer }} />
        </section>
      ) : null}
    </ConfirmDialog>
  );
}

interface PreviewProps {
  message: ContactMessage;
  outcome: ContactOutcome;
  answer: string;
}

function Preview({ message: { id, language }, outcome, answer }: PreviewProps) {
  const t = useMessages(contactListMessages);
  const { subject, paragraphs } = contactAnswerMail(language, { id, outcome, answer });
  return (
    <>
      <p className="text-caption text-ink-2">{t.preview}</p>
      <p lang={language} className="font-strong">
        {subject}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={language} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </>
  );
}
