import { expect, test } from 'vitest';
import { salaryPeriods } from '../../../../contract/jobs/salary-period.ts';
import { received } from '../../../test/sample-applications.ts';
import { bodyOf, inOtherPeriod, startFor, valuesOf } from './offer-values.ts';

const job = { ...received('interview').job, salary_period: 'day' as const };
const start = startFor(job, 'en');

test('an offer starts with the period by which the job pays', () => {
  expect(start.pay_period).toBe('day');
  expect(bodyOf({ ...start, ctc_inr: '₹650' }).ctc_inr).toBe(202_800);
});

test.each(salaryPeriods)('pay by the %s comes back as it was typed', (pay_period) => {
  const typed = { ...start, pay_period, ctc_inr: '33333', basic_inr: '16666.5' };
  const { valid_until, note: _note, ...terms } = bodyOf(typed);
  const again = valuesOf({ terms, valid_until });
  // By the year only whole rupees are kept.
  const basic = pay_period === 'year' ? '16667' : '16666.5';
  expect(again).toMatchObject({ pay_period, ctc_inr: '33333', basic_inr: basic });
});

test('amounts stay the same pay when they are said for another period', () => {
  const yearly = { ...start, pay_period: 'year' as const, ctc_inr: '4,80,000', basic_inr: 'half' };
  const monthly = { ...yearly, ...inOtherPeriod(yearly, 'month') };
  expect(monthly).toMatchObject({
    pay_period: 'month',
    ctc_inr: '40000',
    variable_inr: '',
    basic_inr: 'half',
  });
  expect(bodyOf(monthly).ctc_inr).toBe(480_000);
});
