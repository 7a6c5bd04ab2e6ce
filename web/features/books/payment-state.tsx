import type { BookedPayment } from '../../../contract/money/books.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { booksMessages } from './messages.ts';

const tones: Record<BookedPayment['state'], BadgeTone> = {
  open: 'outline',
  authorized: 'info',
  paid: 'ok',
  failed: 'mute',
  refunding: 'info',
  refunded: 'mute',
};

/** The state of a payment, whether it was a test, and whether an admin has to look into its refund. */
export function PaymentState({
  payment: { state, is_test, is_surplus, refund_failed },
}: {
  payment: Pick<BookedPayment, 'state' | 'is_test' | 'is_surplus' | 'refund_failed'>;
}) {
  const t = useMessages(booksMessages);
  return (
    <span className="flex flex-wrap gap-1.5">
      {refund_failed ? (
        <Badge tone="danger">{t.refund_failed}</Badge>
      ) : (
        <Badge tone={tones[state]}>{t[state]}</Badge>
      )}
      {is_surplus ? <Badge tone="outline">{t.surplus}</Badge> : null}
      {is_test ? <Badge tone="outline">{t.test}</Badge> : null}
    </span>
  );
}
