import type { ReactNode } from 'react';
import type { Interview } from '../../../contract/interviews.ts';
import { type AnyForm, type FormOf, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { personName } from '../../../contract/format/names/person-name.ts';
import { refusalText } from '../applications/refusal-text.ts';
import { useTellSending } from '../applications/tell-sending.ts';
import { useUndo } from '../applications/use-undo.ts';
import { type SendingProps, useBatch } from './batch.tsx';
import { useBusyTimes } from './busy-times.ts';
import { useFreshInterviews, useInterviewers } from './company-calls.ts';
import { inviteMessages } from './invite-messages.ts';
import { bodyOf, type InviteValues, rememberFor, startFor, valuesOf } from './invite-values.ts';
import { TimeFields } from './time-fields.tsx';
import {
  BRING_MAX_LENGTH,
  INTERVIEW_PLACE_MAX_LENGTH,
  LINK_MAX_LENGTH,
  NOTE_MAX_LENGTH,
} from '../../../contract/fields/max-lengths.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180];

/** Sending an invitation and changing one have the same rules. */
const rules = async () => (await import('../../../contract/interviews.ts')).InterviewForm;

interface InviteProps extends SendingProps {
  /** The interview that this application had before. */
  earlier?: Interview | null;
}

/** Asks for time and place, and sends the invitation. */
export function InviteDialog({
  application,
  earlier,
  onClose,
  onSent = onClose,
  onSending,
  onUndone,
  batch,
}: InviteProps) {
  const t = useMessages(inviteMessages);
  const language = useLanguage();
  const refresh = useFreshInterviews();
  const { id, user, job } = application;
  const own = { title: t.invite, sendLabel: t.send };
  const { words, choice, idsWith, saidOf } = useBatch(batch, own);
  const undo = useUndo();
  const form = useContractForm('POST /barong/resource/applications/invitations', {
    start: startFor(job.id, earlier),
    rules,
    body: (values) => ({ ids: idsWith(id), ...bodyOf(values) }),
    once: true,
    failed: t.notSent,
    onSaved: async (made, values) => {
      rememberFor(job.id, values);
      if (made.decided.length === 0) undo.refuse(t.notSent, refusalText(made, language));
      else undo.offer(made, saidOf(made, t.sent), onUndone);
      await refresh();
      if (made.decided.length > 0) onSent();
    },
  });
  useTellSending(form, onSending);
  return (
    <InterviewDialog
      {...words}
      text={t.inviteText(personName(user.username, language), job.title)}
      form={form}
      asked={{ applicationIds: idsWith(id), interviewId: undefined }}
      onClose={onClose}
    >
      {choice}
    </InterviewDialog>
  );
}

interface ChangeProps {
  interview: Interview;
  onClose: () => void;
}

const changeable = (interview: Interview) => ({
  ...valuesOf(interview),
  version: interview.version,
});

export function ChangeInterviewDialog({ interview, onClose }: ChangeProps) {
  const t = useMessages(inviteMessages);
  const language = useLanguage();
  const { candidate, job } = interview;
  const form = useContractForm('PUT /barong/resource/interviews/:id', {
    start: changeable(interview),
    newer: changeable,
    params: { id: interview.id },
    rules,
    body: bodyOf,
    failed: t.notChanged,
    saved: t.changed,
    onSaved: onClose,
    onAnswer: useFreshInterviews(),
  });
  return (
    <InterviewDialog
      title={t.change}
      text={t.changeText(personName(candidate.name, language), job.title)}
      sendLabel={t.sendChange}
      form={form}
      asked={{
        applicationIds: [interview.application_id],
        interviewId: interview.id,
      }}
      onClose={onClose}
    />
  );
}

type InviteForm = FormOf<InviteValues>;

interface InterviewDialogProps {
  title: string;
  text: string;
  sendLabel: string;
  cancelLabel?: string | undefined;
  form: Pick<InviteForm, 'values' | 'set' | 'field' | 'idOf' | 'errorOf'> & AnyForm;
  asked: Parameters<typeof useBusyTimes>[1];
  onClose: () => void;
  children?: ReactNode;
}

function InterviewDialog({
  title,
  text,
  sendLabel,
  cancelLabel,
  form,
  asked,
  onClose,
  children,
}: InterviewDialogProps) {
  const t = useMessages(inviteMessages);
  const busyAt = useBusyTimes(form.values, asked);
  return (
    <FormDialog
      size="lg"
      title={title}
      description={text}
      form={form}
      cancelLabel={cancelLabel}
      sendLabel={sendLabel}
      onClose={onClose}
    >
      <TimeFields form={form} busyAt={busyAt} />
      <SelectField
        {...form.field('minutes')}
        label={t.length}
        options={LENGTHS.map((minutes) => ({ value: String(minutes), label: t.minutes(minutes) }))}
      />
      <Where form={form} />
      <TextField {...form.field('bring')} label={t.bring} optional maxLength={BRING_MAX_LENGTH} />
      <TextArea
        {...form.field('note')}
        label={t.note}
        optional
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
      />
      <Panel form={form} applicationIds={asked.applicationIds} />
      {children}
    </FormDialog>
  );
}

type InviteFieldsProps = Pick<InterviewDialogProps, 'form'>;

function Where({ form }: InviteFieldsProps) {
  const t = useMessages(inviteMessages);
  return (
    <div className="grid gap-3">
      <Segmented
        wide
        label={t.where}
        value={form.values.video ? 'video' : 'place'}
        onChange={(where) => form.set({ video: where === 'video', place: form.values.place })}
        segments={[
          { value: 'place', label: t.atPlace },
          { value: 'video', label: t.byVideo },
        ]}
      />
      {form.values.video ? (
        <TextField
          {...form.field('link')}
          error={form.errorOf('link') ?? form.errorOf('place')}
          type="url"
          inputMode="url"
          placeholder="https://"
          label={t.link}
          maxLength={LINK_MAX_LENGTH}
        />
      ) : (
        <TextField
          {...form.field('place')}
          label={t.place}
          hint={t.placeHint}
          autoComplete="off"
          maxLength={INTERVIEW_PLACE_MAX_LENGTH}
        />
      )}
    </div>
  );
}

/** The colleagues who can hold it; nothing to choose for somebody who works alone. */
function Panel({
  form,
  applicationIds,
}: InviteFieldsProps & { applicationIds: readonly number[] }) {
  const t = useMessages(inviteMessages);
  const interviewers = useInterviewers(applicationIds).data?.interviewers ?? [];
  if (interviewers.length < 2) return null;
  const { panel } = form.values;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-strong text-ink">{t.panel}</legend>
      {interviewers.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={panel.includes(id)}
          onChange={({ target }) =>
            form.set({ panel: target.checked ? [...panel, id] : panel.filter((one) => one !== id) })
          }
        />
      ))}
    </fieldset>
  );
}
