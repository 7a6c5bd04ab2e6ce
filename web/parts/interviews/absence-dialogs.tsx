import type { AbsenceReply } from '../../../contract/interviews/interview-brief.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { NoteDialog, NoteField } from '../../ui/overlays/note-dialog.tsx';
import { absenceMessages } from './absence-messages.ts';

/** Where each side says something of an interview. */
const places = { company: 'interviews', candidate: 'my/interviews' } as const;

interface DialogProps {
  /** Who says it. */
  by: keyof typeof places;
  id: number;
  /** The name of the other side. */
  name: string;
  onClose: () => void;
  /** Called after it was sent. */
  onDone: () => unknown;
}

/** The form of one of these dialogs, which closes once it was sent. */
function useDialogForm<V extends object>(
  what: 'absence' | 'reply',
  { by, id, onClose, onDone }: DialogProps,
  own: { start: V; saved: string },
) {
  const t = useMessages(absenceMessages);
  return useContractForm(`POST /barong/resource/${places[by]}/:id/${what}`, {
    ...own,
    params: { id },
    failed: t.failed,
    onSaved: async () => {
      await onDone();
      onClose();
    },
  });
}

/** Says that the other side did not come. */
export function AbsenceDialog(props: DialogProps) {
  const t = useMessages(absenceMessages);
  const form = useDialogForm('absence', props, { start: { note: '' }, saved: t.reported });
  const { by, name, onClose } = props;
  const words =
    by === 'company'
      ? { title: t.candidateTitle, text: t.candidateText(name) }
      : { title: t.companyTitle, text: t.companyText(name) };
  return (
    <NoteDialog {...words} confirmLabel={t.report} note={t.word} form={form} onClose={onClose} />
  );
}

interface ReplyValues {
  reply: AbsenceReply;
  note: string;
}

const start: ReplyValues = { reply: 'was_there', note: '' };

interface ReplyDialogProps extends DialogProps {
  /** Whether another time can be asked or offered: not once the application is decided. */
  mayRepeat: boolean;
}

/** Answers the other side, which says that nobody came. */
export function ReplyDialog({ mayRepeat, ...props }: ReplyDialogProps) {
  const t = useMessages(absenceMessages);
  const form = useDialogForm('reply', props, { start, saved: t.sent });
  const words: Record<AbsenceReply, string> =
    props.by === 'company'
      ? { was_there: t.weWereThere, again: t.weOffer }
      : { was_there: t.wasThere, again: t.again };
  return (
    <FormDialog
      title={t.answerTitle}
      description={t.answerText}
      form={form}
      sendLabel={t.send}
      onClose={props.onClose}
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
