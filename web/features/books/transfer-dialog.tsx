import type { PaymentHistory } from '../../../contract/money/books.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useFreshBooks } from './calls.ts';
import { booksMessages } from './messages.ts';

interface TransferDialogProps {
  refund: PaymentHistory['refunds'][number];
  onClose: () => void;
}

/** Records that a refund which its source rejects was paid by bank transfer. */
export function TransferDialog({ refund, onClose }: TransferDialogProps) {
  const t = useMessages(booksMessages);
  const form = useContractForm('POST /barong/admin/refunds/:id/transfer', {
    params: { id: refund.id },
    start: { reference: '', transferred_on: '' },
    blames: 'reference',
    saved: t.transferNoted,
    onSaved: onClose,
    onAnswer: useFreshBooks(),
  });
  return (
    <FormDialog
      form={form}
      title={t.transferTitle(rupeesText(paise(refund.amount_paise)))}
      description={t.transferText}
      sendLabel={t.noteTransfer}
      onClose={onClose}
    >
      <TextField
        {...form.field('reference')}
        label={t.reference}
        hint={t.referenceHint}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        required
      />
      <TextField {...form.field('transferred_on')} label={t.transferDay} type="date" required />
    </FormDialog>
  );
}
