import { useQueryClient } from '@tanstack/react-query';
import { type FormOf, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { OFFERS } from './offer-dialog.tsx';
import { offersMessages } from './offers-messages.ts';

interface DialogProps {
  id: number;
  onClose: () => void;
}

/** What both forms have in common; where somebody was faster, what stands now is read again, too. */
function useWord({ onClose }: DialogProps) {
  const t = useMessages(offersMessages);
  const queries = useQueryClient();
  return {
    failed: t.notDone,
    onSaved: onClose,
    call: async <T,>(sending: () => Promise<T>): Promise<T> => {
      try {
        return await sending();
      } finally {
        await Promise.all(
          [OFFERS, 'received-applications'].map((key) =>
            queries.invalidateQueries({ queryKey: [key] }),
          ),
        );
      }
    },
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
  const words = { title: t.withdrawTitle, text: t.withdrawText, confirm: t.withdraw };
  return <WordDialog {...words} danger form={form} onClose={props.onClose} />;
}

/** After the joining date. */
export function JoiningDialog({ joined, ...props }: DialogProps & { joined: boolean }) {
  const t = useMessages(offersMessages);
  const form = useContractForm('POST /barong/resource/offers/:id/joining', {
    params: { id: props.id },
    start: { note: '' },
    body: ({ note }) => ({ joined, note }),
    ...useWord(props),
    saved: t.joiningKept,
  });
  const words = joined
    ? { title: t.joinedTitle, text: t.joinedText, confirm: t.joinedButton }
    : { title: t.notJoinedTitle, text: t.notJoinedText, confirm: t.notJoinedButton };
  return <WordDialog {...words} danger={!joined} form={form} onClose={props.onClose} />;
}

interface WordDialogProps {
  title: string;
  text: string;
  confirm: string;
  danger: boolean;
  form: FormOf<{ note: string }>;
  onClose: () => void;
}

function WordDialog({ title, text, confirm, danger, form, onClose }: WordDialogProps) {
  const t = useMessages(offersMessages);
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
