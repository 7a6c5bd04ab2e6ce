import { RUPEES_PER_LAKH, SALARY_UNIT_GUARD_LPA } from '../../../contract/constants.ts';

/** `1,20,000` as the server reads it; other text stays as typed and is refused. */
export const plainNumber = (text: string) => {
  const number = numberIn(text);
  return number === null ? text.trim() : String(number);
};

const round = (lakhs: number) => Math.round(lakhs * 100) / 100;
const MONTHS = 12;

/** Converts lakhs a year to rupees a month. */
export const monthlyOf = (lpa: number): number => Math.round((lpa * RUPEES_PER_LAKH) / MONTHS);

/**
 * The same of a figure that is itself rounded, such as the pay of many jobs: hundreds of rupees, and thousands above a
 * lakh.
 */
export function roundMonthlyOf(lpa: number): number {
  const rupees = monthlyOf(lpa);
  const step = rupees > RUPEES_PER_LAKH ? 1_000 : 100;
  return Math.round(rupees / step) * step;
}

/** Converts rupees a month to lakhs a year, with two decimals. */
export const lpaOf = (monthlyRupees: number): number =>
  round((monthlyRupees * MONTHS) / RUPEES_PER_LAKH);

/** A number as it is typed in India (1,20,000), or null. */
export function numberIn(text: string): number | null {
  const plain = text.replaceAll(/[,\s₹]/g, '');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? null : number;
}

/**
 * Guesses what was meant by more lakhs a year than anybody earns: rupees a month (25000) or rupees a
 * year (300000). `guess` is null when that is unclear; the result is null when the pay is plausible.
 */
export function oddPay(text: string): { guess: number | null } | null {
  const typed = numberIn(text);
  if (typed === null || typed <= SALARY_UNIT_GUARD_LPA) return null;
  if (typed >= RUPEES_PER_LAKH) return { guess: round(typed / RUPEES_PER_LAKH) };
  return { guess: typed >= 1_000 ? lpaOf(typed) : null };
}
