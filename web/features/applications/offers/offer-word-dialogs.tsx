import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { NoteDialog } from '../../../ui/overlays/note-dialog.tsx';
import { OFFERS } from './offer-dialog.tsx';
import { offersMessages } from './offers-messages.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';

interface DialogProps {
  id: number;
  onClose: () => void;
}

/** What both forms share. If somebody else has changed the offer first, it is refetched as well. */
function useWord({ onClose }: DialogProps) {
  const t = useMessages(offersMessages);
  return {
    failed: t.notDone,
    onSaved: onClose,
    onAnswer: useRefetch([OFFERS], ['received-applications']),
  };
}

export function WithdrawOfferDialog(props: DialogProps) {
  const t = useMessages(offersMessages);
  const form = useContractForm('POST /barong/resource/offers/:id/withdrawal', {
    params: { id: props.id },
    start: { note: '' },
    ...useWord(props),
    saved: t.withdrawn,
  });
  const words = { title: t.withdrawTitle, text: t.withdrawText, confirmLabel: t.withdraw };
  return <NoteDialog {...words} note={t.word} danger form={form} onClose={props.onClose} />;
}

interface JoiningProps extends DialogProps {
  joined: boolean;
  /** The candidate's. */
  name: string;
}

/** After the joining date. */
export function JoiningDialog({ joined, name, ...props }: JoiningProps) {
  const t = useMessages(offersMessages);
  const form = useContractForm('POST /barong/resource/offers/:id/joining', {
    params: { id: props.id },
    start: { note: '' },
    body: ({ note }) => ({ joined, note }),
    ...useWord(props),
    saved: t.joiningKept(name),
  });
  const words = joined
    ? { title: t.joinedTitle(name), text: t.joinedText, confirmLabel: t.joinedButton }
    : { title: t.notJoinedTitle(name), text: t.notJoinedText, confirmLabel: t.notJoinedButton };
  return (
    <NoteDialog {...words} note={t.word} danger={!joined} form={form} onClose={props.onClose} />
  );
}
