import { type FormOf, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { myOfferMessages } from './messages.ts';

interface AnswerProps {
  id: number;
  company: string;
  onClose: () => void;
  /** When it was answered, or could not be any more. */
  onDone: () => unknown;
}

function useAnswer({ onClose, onDone }: AnswerProps) {
  const t = useMessages(myOfferMessages);
  return {
    start: { note: '' },
    failed: t.notAnswered,
    onSaved: onClose,
    call: async <T,>(sending: () => Promise<T>): Promise<T> => {
      try {
        return await sending();
      } finally {
        await onDone();
      }
    },
  };
}

export function AcceptDialog(props: AnswerProps) {
  const t = useMessages(myOfferMessages);
  const form = useContractForm('POST /barong/resource/my/offers/:id/acceptance', {
    params: { id: props.id },
    ...useAnswer(props),
    saved: t.acceptDone,
  });
  const words = { title: t.acceptTitle, text: t.acceptText(props.company), confirm: t.accept };
  return <AnswerDialog {...words} form={form} onClose={props.onClose} />;
}

export function DeclineOfferDialog(props: AnswerProps) {
  const t = useMessages(myOfferMessages);
  const form = useContractForm('POST /barong/resource/my/offers/:id/refusal', {
    params: { id: props.id },
    ...useAnswer(props),
    saved: t.declineDone,
  });
  const words = { title: t.declineTitle, text: t.declineText(props.company), confirm: t.decline };
  return <AnswerDialog {...words} danger form={form} onClose={props.onClose} />;
}

interface AnswerDialogProps {
  title: string;
  text: string;
  confirm: string;
  danger?: boolean;
  form: FormOf<{ note: string }>;
  onClose: () => void;
}

function AnswerDialog({ title, text, confirm, danger, form, onClose }: AnswerDialogProps) {
  const t = useMessages(myOfferMessages);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={text}
      confirmLabel={confirm}
      danger={danger}
      form={form}
    >
      <TextArea
        {...form.field('note')}
        label={t.word}
        aside={t.optional}
        rows={3}
        maxLength={1_000}
      />
    </ConfirmDialog>
  );
}
