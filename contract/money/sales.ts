import type { Amounts } from './credits.ts';
import type { GstState } from './gst-states.ts';
import { placeOfSupply, taxableWithin, taxOf } from './gst.ts';
import type { InvoiceLine, Seller } from './invoice-parts.ts';
import { type Paise, paise } from './paise.ts';

const PAISE_PER_RUPEE = 100;

/** The amounts of a sale, and its place of supply; null if that is unknown and no tax is taken. */
interface Sale {
  place: GstState | null;
  lines: InvoiceLine[];
  amounts: Amounts;
}

type Where = Pick<Seller, 'gstin' | 'state'>;

const sumOf = (lines: readonly InvoiceLine[]): Paise =>
  paise(lines.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0));

/** What has to be paid for an amount that is said without tax. */
export function amountsOfSale(taxable: Paise, seller: Where, buyer: Where): Amounts {
  const place = placeOfSupply(buyer, seller.state);
  return { taxablePaise: taxable, ...taxOf(taxable, seller.state, place) };
}

/**
 * A sale of these lines, in whole rupees. Where it is known what was paid, the invoice is for that to the paisa: a
 * difference below a rupee is its round-off. A larger one, after the seller's registration began or ended
 * between price and payment, means that what was paid includes whatever tax there is (rule 35 CGST Rules).
 */
export function saleOf(
  lines: readonly InvoiceLine[],
  { seller, buyer, paid }: { seller: Where; buyer: Where; paid?: Paise | undefined },
): Sale {
  const place = placeOfSupply(buyer, seller.state);
  const amounts = amountsOfSale(sumOf(lines), seller, buyer);
  if (paid === undefined || paid === amounts.totalPaise) {
    return { place, lines: [...lines], amounts };
  }
  if (Math.abs(paid - exactOf(amounts)) < PAISE_PER_RUPEE) {
    return { place, lines: [...lines], amounts: endingAt(paid, amounts) };
  }
  const scaled = scaledTo(seller.state ? taxableWithin(paid) : paid, lines);
  return {
    place,
    lines: scaled,
    amounts: endingAt(paid, amountsOfSale(sumOf(scaled), seller, buyer)),
  };
}

const exactOf = ({ totalPaise, roundOffPaise }: Amounts) => totalPaise - roundOffPaise;

const endingAt = (total: Paise, amounts: Amounts): Amounts => ({
  ...amounts,
  totalPaise: total,
  roundOffPaise: paise(total - exactOf(amounts)),
});

/** Lines in the same proportion with another sum; the last one has the rest. */
function scaledTo(sum: Paise, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const before = sumOf(lines);
  let rest: number = sum;
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const taxable = isLast ? rest : Math.floor((line.taxablePaise / before) * sum);
    rest -= taxable;
    return { ...line, taxablePaise: paise(taxable) };
  });
}
