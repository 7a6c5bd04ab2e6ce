declare const unit: unique symbol;

/** An amount of Indian money in paise, a hundredth of a rupee: always a whole number. */
export type Paise = number & { readonly [unit]: 'paise' };

const PAISE_PER_RUPEE = 100;

/** Marks a number as paise. Throws a RangeError if it is not a safe integer. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a number of paise`);
  return amount as Paise;
}

/** Whole rupees as paise. */
export const rupees = (amount: number): Paise => paise(amount * PAISE_PER_RUPEE);

/**
 * An amount as a number of rupees, for answers that are specified in rupees; never for calculating.
 */
export const rupeesIn = (amount: Paise): number => amount / PAISE_PER_RUPEE;

/** "₹2,999" and "₹3,538.82": with paise only where there are some. */
export function rupeesText(amount: Paise): string {
  const digits = amount % PAISE_PER_RUPEE === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat('en-IN', format).format(Math.abs(amount) / PAISE_PER_RUPEE);
  return `${amount < 0 ? '−' : ''}₹${text}`;
}

/** Rupees as people type them: "117", "₹1,168.50". Null if they are none. */
export function readRupees(text: string): Paise | null {
  const [, whole, part = ''] = /^₹?\s*(\d[\d,]{0,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return paise(Number(whole.replaceAll(',', '')) * PAISE_PER_RUPEE + Number(part.padEnd(2, '0')));
}

/**
 * `part` of `whole` of an amount that is not negative, rounded to the nearest paisa, half a paisa up. Both are
 * whole numbers, such as milliseconds, and `part` is from 0 to `whole`; otherwise it throws a RangeError.
 */
export function shareOf(amount: Paise, part: number, whole: number): Paise {
  if (amount < 0 || part < 0 || part > whole || whole <= 0) {
    throw new RangeError(`no share: ${part} of ${whole} of ${amount}`);
  }
  // A yearly price times the milliseconds of a year is more than a number keeps exactly.
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return paise(Number((2n * product + divisor) / (2n * divisor)));
}
