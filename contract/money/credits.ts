import type { Tax } from './gst.ts';
import { type Paise, paise, shareOf } from './paise.ts';

/** The amounts of an invoice or a credit note. */
export interface Amounts extends Tax {
  taxablePaise: Paise;
}

/**
 * The amounts of a credit note for part of an invoice's total (section 34 CGST Act), after the
 * notes before it. Each head is the same part of the invoice's head, so that all notes together
 * never exceed the invoice, and a note for the rest is the rest of every head. Null if less than
 * `total` is left.
 */
export function creditOf(invoice: Amounts, creditedBefore: Paise, total: Paise): Amounts | null {
  const credited = creditedBefore + total;
  if (total <= 0 || credited > invoice.totalPaise) return null;
  const part = (amount: Paise): Paise => {
    const upTo = (of: number) => shareOf(amount, of, invoice.totalPaise);
    return paise(upTo(credited) - upTo(creditedBefore));
  };
  const heads = {
    taxablePaise: part(invoice.taxablePaise),
    cgstPaise: part(invoice.cgstPaise),
    sgstPaise: part(invoice.sgstPaise),
    igstPaise: part(invoice.igstPaise),
  };
  const exact = heads.taxablePaise + heads.cgstPaise + heads.sgstPaise + heads.igstPaise;
  return { ...heads, roundOffPaise: paise(total - exact), totalPaise: total };
}
