import type { BookedPayment } from '../../../contract/money/books.ts';
import { useMessages } from '../../lib/messages.ts';
import { booksMessages } from './messages.ts';

/** Who paid, and for which company. */
export function Buyer({ buyer }: { buyer: BookedPayment['buyer'] }) {
  const t = useMessages(booksMessages);
  return (
    <span className="grid min-w-0 break-words">
      {buyer.company ?? buyer.name ?? t.accountGone}
      <span className="text-caption text-ink-2">
        {buyer.company ? (buyer.name ?? t.accountGone) : (buyer.email ?? '')}
      </span>
    </span>
  );
}
