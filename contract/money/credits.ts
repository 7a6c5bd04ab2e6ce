import { roundedToRupee, type Tax } from './gst.ts';
import { type Paise, paise, shareOf } from './paise.ts';

/** The amounts of an invoice or a credit note. */
export interface Amounts extends Tax {
  taxablePaise: Paise;
}

/**
 * What a credit note for a part of an invoice says (section 34 CGST Act), after the notes before it: each head the
 * same part of the invoice's, so that all notes together are never more than the invoice, and a note
 * over the rest is the rest of every head. Null if not as much is left.
 */
export function creditOf(invoice: Amounts, creditedBefore: Paise, taxable: Paise): Amounts | null {
  const credited = creditedBefore + taxable;
  if (taxable <= 0 || credited > invoice.taxablePaise) return null;
  const part = (amount: Paise): Paise => {
    const upTo = (of: number) => shareOf(amount, of, invoice.taxablePaise);
    return paise(upTo(credited) - upTo(creditedBefore));
  };
  const totalUpTo = (of: number): Paise =>
    of === invoice.taxablePaise
      ? invoice.totalPaise
      : paise(
          Math.min(
            roundedToRupee(shareOf(invoice.totalPaise, of, invoice.taxablePaise)),
            invoice.totalPaise,
          ),
        );
  const heads = {
    cgstPaise: part(invoice.cgstPaise),
    sgstPaise: part(invoice.sgstPaise),
    igstPaise: part(invoice.igstPaise),
  };
  const totalPaise = paise(totalUpTo(credited) - totalUpTo(creditedBefore));
  const exact = taxable + heads.cgstPaise + heads.sgstPaise + heads.igstPaise;
  return { taxablePaise: taxable, ...heads, roundOffPaise: paise(totalPaise - exact), totalPaise };
}
