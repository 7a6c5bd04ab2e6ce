import type { Language } from '../endpoint.ts';
import { numberText } from '../format/pay.ts';
import { partOfYear } from '../format/said-pay.ts';
import type { SalaryPeriod } from '../jobs/salary-period.ts';
import type { OfferTerms } from './offer-terms.ts';
import { offerWords } from './offer-words.ts';

/**
 * The periods for which an offer states its pay, the chosen one first. Pay by the hour or the day is
 * stated for that alone: what it makes in a month depends on how many of them are worked.
 */
const stated: Record<SalaryPeriod, readonly SalaryPeriod[]> = {
  hour: ['hour'],
  day: ['day'],
  month: ['month', 'year'],
  year: ['year', 'month'],
};
export const statedPeriods = ({ pay_period }: Pick<OfferTerms, 'pay_period'>) => stated[pay_period];

/** What rupees a year come to in the period; with a fraction of a rupee only if one was typed. */
export function amountText(inr: number, period: SalaryPeriod): string {
  const part = partOfYear(inr, period);
  return `₹${numberText(period === 'month' ? Math.round(part) : part)}`;
}

/** The total pay for each stated period: "₹20,000 a month", "₹2,40,000 a year". */
export const statedPay = (
  terms: Pick<OfferTerms, 'pay_period' | 'ctc_inr'>,
  language: Language,
): string[] =>
  statedPeriods(terms).map((period) =>
    offerWords[language].paid[period](amountText(terms.ctc_inr, period)),
  );
