import { rupeesOfPeriod } from '../../../../../contract/format/said-pay.ts';
import { lakhsAYear } from '../../../../../contract/jobs/lakhs.ts';
import type { SalaryPeriod } from '../../../../../contract/jobs/salary-period.ts';
import { numberIn, oddPay, plainNumber } from '../../../../parts/pay/pay.ts';

// Pay is typed in lakhs a year, or in rupees an hour, a day or a month. The API takes lakhs a year and the period.

export const typedPay = (lakhs: number | null, period: SalaryPeriod): string =>
  lakhs === null ? '' : String(period === 'year' ? lakhs : rupeesOfPeriod(lakhs, period));

/** As the server parses it; text that is not a number stays as typed and is refused. */
export function sentPay(typed: string, period: SalaryPeriod): string {
  const rupees = period === 'year' ? null : numberIn(typed);
  return rupees === null ? plainNumber(typed) : String(lakhsAYear(rupees, period));
}

/** Whether the typed pay is plausible. */
export function canBePay(typed: string, period: SalaryPeriod): boolean {
  return (numberIn(typed) ?? -1) >= 0 && !(period === 'year' && oddPay(typed));
}

/** Lakhs a year of plausible pay; null if it is empty or implausible. */
export const lpaTyped = (typed: string, period: SalaryPeriod): number | null =>
  canBePay(typed, period) ? numberIn(sentPay(typed, period)) : null;

interface Pay {
  salary_period: SalaryPeriod;
  salary_min: string;
  salary_max: string;
}

/** The same pay for another period; implausible values stay as typed. */
export function inOtherPeriod({ salary_period: from, ...typed }: Pay, to: SalaryPeriod): Pay {
  const of = (text: string) => {
    const lakhs = from === to ? null : lpaTyped(text, from);
    return lakhs === null ? text : typedPay(lakhs, to);
  };
  return { salary_period: to, salary_min: of(typed.salary_min), salary_max: of(typed.salary_max) };
}
