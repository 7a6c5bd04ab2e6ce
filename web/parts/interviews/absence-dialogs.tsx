import type { AbsenceReply } from '../../../contract/interviews/interview-brief.ts';
import { type AnyForm, type FormOf, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { NoteDialog, NoteField } from '../../ui/overlays/note-dialog.tsx';
import { absenceMessages } from './absence-messages.ts';

interface DialogProps {
  id: number;
  /** The name of the other side. */
  name: string;
  onClose: () => void;
  /** Called after it was sent. */
  onDone: () => unknown;
}

type Side = 'interviews' | 'my/interviews';

/** The form of one of these dialogs, which closes once it was sent. */
function useDialogForm<V extends object>(
  route: `POST /barong/resource/${Side}/:id/${'absence' | 'reply'}`,
  { id, onClose, onDone }: DialogProps,
  own: { start: V; saved: string },
) {
  const t = useMessages(absenceMessages);
  return useContractForm(route, {
    ...own,
    params: { id },
    failed: t.failed,
    onSaved: async () => {
      await onDone();
      onClose();
    },
  });
}

/** The company says that the candidate did not come. */
export function CandidateMissingDialog(props: DialogProps) {
  const t = useMessages(absenceMessages);
  const form = useDialogForm('POST /barong/resource/interviews/:id/absence', props, {
    start: { note: '' },
    saved: t.reported,
  });
  const text = t.candidateText(props.name);
  return <AbsenceDialog title={t.candidateTitle} text={text} form={form} onClose={props.onClose} />;
}

/** The candidate says that nobody came. */
export function CompanyMissingDialog(props: DialogProps) {
  const t = useMessages(absenceMessages);
  const form = useDialogForm('POST /barong/resource/my/interviews/:id/absence', props, {
    start: { note: '' },
    saved: t.reported,
  });
  const text = t.companyText(props.name);
  return <AbsenceDialog title={t.companyTitle} text={text} form={form} onClose={props.onClose} />;
}

interface AbsenceDialogProps {
  title: string;
  text: string;
  form: FormOf<{ note: string }>;
  onClose: () => void;
}

function AbsenceDialog({ title, text, form, onClose }: AbsenceDialogProps) {
  const t = useMessages(absenceMessages);
  return (
    <NoteDialog
      title={title}
      text={text}
      confirmLabel={t.report}
      note={t.word}
      form={form}
      onClose={onClose}
    />
  );
}

interface ReplyDialogProps extends DialogProps {
  /** Whether another time can be asked or offered: not once the application is decided. */
  mayRepeat: boolean;
}

interface ReplyValues {
  reply: AbsenceReply;
  note: string;
}

const start: ReplyValues = { reply: 'was_there', note: '' };

/** The company answers a candidate who says that nobody came. */
export function CompanyReplyDialog(props: ReplyDialogProps) {
  const t = useMessages(absenceMessages);
  const form = useDialogForm('POST /barong/resource/interviews/:id/reply', props, {
    start,
    saved: t.sent,
  });
  const words = { was_there: t.weWereThere, again: t.weOffer };
  return <ReplyDialog {...props} form={form} words={words} />;
}

/** The candidate answers a company that says they did not come. */
export function CandidateReplyDialog(props: ReplyDialogProps) {
  const t = useMessages(absenceMessages);
  const form = useDialogForm('POST /barong/resource/my/interviews/:id/reply', props, {
    start,
    saved: t.sent,
  });
  const words = { was_there: t.wasThere, again: t.again };
  return <ReplyDialog {...props} form={form} words={words} />;
}

interface ReplyProps extends Pick<ReplyDialogProps, 'mayRepeat' | 'onClose'> {
  form: Pick<FormOf<ReplyValues>, 'values' | 'field'> & AnyForm;
  words: Record<AbsenceReply, string>;
}

function ReplyDialog({ form, words, mayRepeat, onClose }: ReplyProps) {
  const t = useMessages(absenceMessages);
  return (
    <FormDialog
      title={t.answerTitle}
      description={t.answerText}
      form={form}
      sendLabel={t.send}
      onClose={onClose}
      className="grid gap-4"
    >
      {mayRepeat ? (
        <RadioGroup
          {...form.field('reply')}
          label={t.answer}
          options={(['was_there', 'again'] as const).map((value) => ({
            value,
            label: words[value],
          }))}
        />
      ) : (
        <p className="text-body font-strong">{words.was_there}</p>
      )}
      <NoteField form={form} label={t.word} />
    </FormDialog>
  );
}
