import { timesAYear } from '../../contract/format/said-pay.ts';
import type { SalaryPeriod } from '../../contract/jobs/salary-period.ts';
import type { DemoJob } from './types.ts';

interface DemoPay {
  salary_min_inr: number | null;
  salary_max_inr: number | null;
  salary_period: SalaryPeriod;
}

/** Below this, employers in India state pay by the month. */
const MONTHLY_UP_TO_INR = 300_000;
const byTheDay = /helper|loader|packer|हेल्पर|पैकिंग|मज़दूर/i;
/** Daily wages are quoted in tens. */
const TEN_A_DAY = 10 * timesAYear.day;

/** The pay of a demo job in the terms of its employer. */
export function payOf({ title, salaryMinInr, salaryMaxInr }: DemoJob): DemoPay {
  const isDaily = byTheDay.test(title);
  const inTens = (inr: number | null) =>
    inr === null || !isDaily ? inr : Math.round(inr / TEN_A_DAY) * TEN_A_DAY;
  const isMonthly = salaryMaxInr !== null && salaryMaxInr <= MONTHLY_UP_TO_INR;
  return {
    salary_min_inr: inTens(salaryMinInr),
    salary_max_inr: inTens(salaryMaxInr),
    salary_period: isDaily ? 'day' : isMonthly ? 'month' : 'year',
  };
}
