import { type FormOf, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { cancelMessages } from './cancel-messages.ts';

interface CancelProps {
  id: number;
  onClose: () => void;
  /** After it is cancelled. */
  onDone: () => unknown;
}

/** What both sides' forms have in common. */
function useWords({ onClose, onDone }: Omit<CancelProps, 'id'>) {
  const t = useMessages(cancelMessages);
  return {
    start: { note: '' },
    failed: t.failed,
    saved: t.done,
    onSaved: async () => {
      await onDone();
      onClose();
    },
  };
}

/** The company cancels an interview. */
export function CancelInterviewDialog({ id, ...props }: CancelProps) {
  const t = useMessages(cancelMessages);
  const form = useContractForm('POST /barong/resource/interviews/:id/cancellation', {
    params: { id },
    ...useWords(props),
  });
  const words = { title: t.title, text: t.text, confirm: t.confirm };
  return <NoteDialog {...words} form={form} onClose={props.onClose} />;
}

/** The candidate says that they cannot come. */
export function DeclineDialog({ id, company, ...props }: CancelProps & { company: string }) {
  const t = useMessages(cancelMessages);
  const form = useContractForm('POST /barong/resource/my/interviews/:id/cancellation', {
    params: { id },
    ...useWords(props),
  });
  const words = { title: t.titleMine, text: t.textMine(company), confirm: t.confirmMine };
  return <NoteDialog {...words} form={form} onClose={props.onClose} />;
}

interface NoteDialogProps {
  title: string;
  text: string;
  confirm: string;
  form: FormOf<{ note: string }>;
  onClose: () => void;
}

function NoteDialog({ title, text, confirm, form, onClose }: NoteDialogProps) {
  const t = useMessages(cancelMessages);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={text}
      confirmLabel={confirm}
      danger
      keeps
      form={form}
    >
      <TextArea
        {...form.field('note')}
        label={t.why}
        aside={t.optional}
        rows={3}
        maxLength={1_000}
      />
    </ConfirmDialog>
  );
}
