import type { Language } from '../endpoint.ts';

const LPA_PER_CRORE = 100;

const words = {
  en: {
    notDisclosed: 'Not disclosed',
    from: (amount: string) => `From ${amount}`,
    upTo: (amount: string) => `Up to ${amount}`,
    lpa: (amount: string) => `₹${amount} LPA`,
    crore: (amount: string) => `₹${amount} crore a year`,
  },
  hi: {
    notDisclosed: 'वेतन नहीं बताया',
    from: (amount: string) => `${amount} से`,
    upTo: (amount: string) => `${amount} तक`,
    lpa: (amount: string) => `₹${amount} लाख सालाना`,
    crore: (amount: string) => `₹${amount} करोड़ सालाना`,
  },
};

/** A number with Indian grouping and at most two decimals: 1,20,000. */
export const numberText = (value: number): string =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(value);

interface Pay {
  salary_min: number | null;
  salary_max: number | null;
}

/**
 * Pay in lakhs of rupees a year: "₹2.4–3.6 LPA", "From ₹3 LPA", "Up to ₹5 LPA"; in crores from 100
 * lakhs on (`payTitle` then has the lakhs), "Not disclosed" without bounds.
 */
export function payText({ salary_min: least, salary_max: most }: Pay, language: Language): string {
  const t = words[language];
  const inCrores = (most ?? least ?? 0) >= LPA_PER_CRORE;
  const amount = (lakhs: number) => numberText(inCrores ? lakhs / LPA_PER_CRORE : lakhs);
  const unit = inCrores ? t.crore : t.lpa;
  if (least !== null && most !== null) {
    return unit(least === most ? amount(least) : `${amount(least)}–${amount(most)}`);
  }
  if (least !== null) return t.from(unit(amount(least)));
  if (most !== null) return t.upTo(unit(amount(most)));
  return t.notDisclosed;
}

/** The pay in lakhs, as a tooltip for a text in crores; undefined when the text is in lakhs already. */
export function payTitle({ salary_min: least, salary_max: most }: Pay): string | undefined {
  if ((most ?? least ?? 0) < LPA_PER_CRORE) return undefined;
  const bounds = [least, most].filter((bound) => bound !== null);
  return `₹${[...new Set(bounds)].map(numberText).join('–')} LPA`;
}
