import type { PaymentHistory } from '../../../contract/money/books.ts';
import { paise, readRupees, rupeesText } from '../../../contract/money/paise.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useFreshBooks } from './calls.ts';
import { booksMessages } from './messages.ts';
import { REFUND_REASON_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

/** Refunds a payment or part of it: the amount is entered twice, and a repeated request counts once. */
export function RefundDialog({
  payment,
  onClose,
}: {
  payment: PaymentHistory;
  onClose: () => void;
}) {
  const t = useMessages(booksMessages);
  const form = useContractForm('POST /barong/admin/payments/:id/refunds', {
    params: { id: payment.id },
    start: { amount_paise: String(payment.left_paise / 100), again: '', reason: '' },
    body: ({ amount_paise, reason }) => ({
      amount_paise: readRupees(amount_paise) ?? 0,
      left_paise: payment.left_paise,
      reason,
    }),
    check: ({ amount_paise, again, reason }) => ({
      amount_paise: readRupees(amount_paise) === null ? t.noAmount : undefined,
      again: readRupees(again) === readRupees(amount_paise) ? undefined : t.otherAmount,
      reason: reason.trim() === '' ? t.noReason : undefined,
    }),
    // By name: a colleague's refund changes the amount that the form begins with, and the reason stays.
    draft: `refund-${payment.id}`,
    once: true,
    saved: t.givenBack,
    onSaved: onClose,
    onAnswer: useFreshBooks(),
  });
  const amount = readRupees(form.values.amount_paise);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.giveBackTitle(payment.id)}
      description={t.giveBackText(rupeesText(paise(payment.left_paise)))}
      confirmLabel={amount === null ? t.giveBack : t.giveBackAmount(rupeesText(amount))}
      danger
      form={form}
    >
      <TextField
        {...form.field('amount_paise')}
        label={t.refundAmount}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...form.field('again')}
        label={t.amountAgain}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        hint={t.reasonHint}
        rows={3}
        maxLength={REFUND_REASON_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
