import type { Application } from '../../../../contract/applications.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import type { Offer } from '../../../../contract/offers.ts';
import type { OfferTerms } from '../../../../contract/offers/offer-terms.ts';
import type { weekDays } from '../../../../contract/offers/term-choices.ts';
import { partOfYear, timesAYear } from '../../../../contract/format/said-pay.ts';
import { dayIn, todayInIndia } from '../../../../contract/format/today.ts';

/** The values of the fields: amounts per chosen period, as typed. */
export interface OfferValues {
  language: Language;
  designation: string;
  pay_period: OfferTerms['pay_period'];
  ctc_inr: string;
  variable_inr: string;
  basic_inr: string;
  da_inr: string;
  joining_on: string;
  valid_until: string;
  place: string;
  probation_months: string;
  notice_days: string;
  hours_a_day: string;
  weekly_off: (typeof weekDays)[number];
  skill: OfferTerms['skill'];
  duties: string;
  leave: string;
  epfo: boolean;
  esic: boolean;
  father_name: string;
  lin: string;
  growth: string;
  health_check: boolean;
  note: string;
}

/** A first offer for an application. */
export const startFor = (job: Application['job'], language: Language): OfferValues => ({
  language,
  designation: job.title,
  pay_period: job.salary_period,
  ctc_inr: '',
  variable_inr: '',
  basic_inr: '',
  da_inr: '',
  joining_on: dayIn(30),
  valid_until: dayIn(7),
  place: job.location,
  probation_months: '0',
  notice_days: '30',
  hours_a_day: '8',
  weekly_off: 'sun',
  skill: 'not_named',
  duties: '',
  leave: '',
  epfo: false,
  esic: false,
  father_name: '',
  lin: '',
  growth: '',
  health_check: false,
  note: '',
});

/** An existing offer to be changed; past dates start over. */
export function valuesOf({
  terms,
  valid_until,
}: Pick<Offer, 'terms' | 'valid_until'>): OfferValues {
  const typed = (inr: number) => (inr > 0 ? String(partOfYear(inr, terms.pay_period)) : '');
  const today = todayInIndia();
  const fresh = (day: string, days: number) => (day < today ? dayIn(days) : day);
  return {
    ...terms,
    ctc_inr: typed(terms.ctc_inr),
    variable_inr: typed(terms.variable_inr),
    basic_inr: typed(terms.basic_inr),
    da_inr: typed(terms.da_inr),
    joining_on: fresh(terms.joining_on, 30),
    valid_until: fresh(valid_until, 7),
    probation_months: String(terms.probation_months),
    notice_days: String(terms.notice_days),
    hours_a_day: String(terms.hours_a_day),
    weekly_off: terms.weekly_off[0] ?? 'sun',
    note: '',
  };
}

/** The body that is sent: amounts per year. */
export function bodyOf(values: OfferValues) {
  const { pay_period, weekly_off, ...rest } = values;
  const inr = (typed: string) =>
    Math.round(Number(typed.replaceAll(/[,\s₹]/g, '')) * timesAYear[pay_period]);
  return {
    ...rest,
    pay_period,
    ctc_inr: inr(values.ctc_inr),
    variable_inr: inr(values.variable_inr),
    basic_inr: inr(values.basic_inr),
    da_inr: inr(values.da_inr),
    probation_months: Number(values.probation_months),
    notice_days: Number(values.notice_days),
    hours_a_day: Number(values.hours_a_day),
    weekly_off: [weekly_off],
  };
}
