import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { NoteDialog } from '../../ui/overlays/note-dialog.tsx';
import { cancelMessages } from './cancel-messages.ts';

interface CancelProps {
  id: number;
  onClose: () => void;
  /** Called after it was cancelled. */
  onDone: () => unknown;
}

/** What the forms of both sides share. */
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
  const words = { title: t.title, text: t.text, confirmLabel: t.confirm };
  return <NoteDialog {...words} danger keeps note={t.why} form={form} onClose={props.onClose} />;
}

/** The candidate says that they cannot come. */
export function DeclineDialog({ id, company, ...props }: CancelProps & { company: string }) {
  const t = useMessages(cancelMessages);
  const form = useContractForm('POST /barong/resource/my/interviews/:id/cancellation', {
    params: { id },
    ...useWords(props),
  });
  const words = { title: t.titleMine, text: t.textMine(company), confirmLabel: t.confirmMine };
  return <NoteDialog {...words} danger keeps note={t.why} form={form} onClose={props.onClose} />;
}
