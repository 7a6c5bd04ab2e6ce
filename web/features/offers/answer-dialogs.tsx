import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { NoteDialog } from '../../ui/overlays/note-dialog.tsx';
import { myOfferMessages } from './messages.ts';

interface AnswerProps {
  id: number;
  company: string;
  onClose: () => void;
  /** Called when the offer was answered, or when it could no longer be. */
  onDone: () => unknown;
}

function useAnswer({ onClose, onDone }: AnswerProps) {
  const t = useMessages(myOfferMessages);
  return {
    start: { note: '' },
    failed: t.notAnswered,
    onSaved: onClose,
    onAnswer: onDone,
  };
}

export function AcceptDialog(props: AnswerProps) {
  const t = useMessages(myOfferMessages);
  const form = useContractForm('POST /barong/resource/my/offers/:id/acceptance', {
    params: { id: props.id },
    ...useAnswer(props),
    saved: t.acceptDone,
  });
  const words = { title: t.acceptTitle, text: t.acceptText(props.company), confirmLabel: t.accept };
  return <NoteDialog {...words} note={t.word} form={form} onClose={props.onClose} />;
}

export function DeclineOfferDialog(props: AnswerProps) {
  const t = useMessages(myOfferMessages);
  const form = useContractForm('POST /barong/resource/my/offers/:id/refusal', {
    params: { id: props.id },
    ...useAnswer(props),
    saved: t.declineDone,
  });
  const words = {
    title: t.declineTitle,
    text: t.declineText(props.company),
    confirmLabel: t.decline,
  };
  return <NoteDialog {...words} danger note={t.word} form={form} onClose={props.onClose} />;
}
