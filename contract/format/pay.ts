import type { Language } from '../endpoint.ts';
import type { SalaryPeriod } from '../jobs/salary-period.ts';
import { rupeesOfPeriod } from './said-pay.ts';

const LPA_PER_CRORE = 100;

const words = {
  en: {
    notDisclosed: 'Not disclosed',
    from: (amount: string) => `From ${amount}`,
    upTo: (amount: string) => `Up to ${amount}`,
    lpa: (amount: string) => `₹${amount} LPA`,
    crore: (amount: string) => `₹${amount} crore a year`,
    hour: 'an hour',
    day: 'a day',
    month: 'a month',
  },
  hi: {
    notDisclosed: 'वेतन नहीं बताया',
    from: (amount: string) => `${amount} से`,
    upTo: (amount: string) => `${amount} तक`,
    lpa: (amount: string) => `₹${amount} लाख सालाना`,
    crore: (amount: string) => `₹${amount} करोड़ सालाना`,
    hour: 'घंटा',
    day: 'रोज़',
    month: 'महीना',
  },
};

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number with Indian grouping and at most two decimals: 1,20,000. */
export const numberText = (value: number): string => numbers.format(value);

interface Pay {
  salary_min: number | null;
  salary_max: number | null;
  salary_period: SalaryPeriod;
}

/**
 * Pay as it is said: "₹650 a day", or in lakhs of rupees a year: "₹2.4–3.6 LPA", "From ₹3 LPA", "Up to
 * ₹5 LPA"; in crores from 100 lakhs on (`payTitle` then has the lakhs), "Not disclosed" without bounds.
 */
export function payText(pay: Pay, language: Language): string {
  const { salary_min: least, salary_max: most, salary_period: period } = pay;
  const t = words[language];
  const isYearly = period === 'year';
  const inCrores = isYearly && (most ?? least ?? 0) >= LPA_PER_CRORE;
  const amount = (lakhs: number) => {
    if (isYearly) return numberText(lakhs / (inCrores ? LPA_PER_CRORE : 1));
    const rupees = rupeesOfPeriod(lakhs, period);
    // What was said by the year seldom makes whole rupees a month.
    return numberText(period === 'month' ? Math.round(rupees) : rupees);
  };
  const unit = (text: string) =>
    isYearly ? (inCrores ? t.crore(text) : t.lpa(text)) : `₹${text} ${t[period]}`;
  if (least !== null && most !== null) {
    const [from, to] = [amount(least), amount(most)];
    return unit(from === to ? from : `${from}–${to}`);
  }
  if (least !== null) return t.from(unit(amount(least)));
  if (most !== null) return t.upTo(unit(amount(most)));
  return t.notDisclosed;
}

/** The pay in lakhs a year, as a tooltip for another text; undefined when the text is in lakhs already. */
export function payTitle(pay: Pay): string | undefined {
  const { salary_min: least, salary_max: most, salary_period: period } = pay;
  const high = most ?? least;
  if (high === null || (period === 'year' && high < LPA_PER_CRORE)) return undefined;
  const bounds = [least, most].filter((bound) => bound !== null);
  return `₹${[...new Set(bounds)].map(numberText).join('–')} LPA`;
}
