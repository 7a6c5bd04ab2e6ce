import { z } from 'zod';
import { languages } from '../endpoint.ts';
import { Day } from '../fields/optional-fields.ts';
import { requiredText, textOr } from '../fields/texts.ts';
import { todayInIndia } from '../format/today.ts';
import { salaryPeriods } from '../jobs/salary-period.ts';
import {
  DESIGNATION_MAX_LENGTH,
  DUTIES_MAX_LENGTH,
  GROWTH_MAX_LENGTH,
  LEAVE_MAX_LENGTH,
  LIN_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PLACE_MAX_LENGTH,
} from '../fields/max-lengths.ts';
import { skillCategories, weekDays } from './term-choices.ts';

// The terms of an offer, with what India's labour codes require in a letter of appointment: the
// Code on Wages, 2019 (what wages are made of) and section 6 of the OSH Code, 2020, with the letter
// of appointment of the draft OSH (Central) Rules, 2020 (what the letter names). The Aadhaar, UAN
// and ESIC numbers that these also require are no business of a portal: the letter says that they
// are completed at joining.

const NO_PAY = 'resource.offer.missing_pay';
const SPLIT = 'resource.offer.invalid_split';
const MOST_INR = 1_000_000_000;

const PayPart = z.coerce.number(SPLIT).int(SPLIT).min(0, SPLIT).max(MOST_INR, SPLIT).default(0);
const text = (longest: number) => textOr('request.missing').trim().max(longest).default('');
const count = (most: number, usual: number) =>
  z.coerce.number().int().min(0).max(most).default(usual);

export const OfferTerms = z.object({
  /** The language of the letter. */
  language: z.enum(languages).default('en'),
  designation: requiredText('request.missing', DESIGNATION_MAX_LENGTH),
  /** All amounts are for a year; `statedPeriods` says for which periods they are read. */
  pay_period: z.enum(salaryPeriods).default('year'),
  /** The whole cost to the company. */
  ctc_inr: z.coerce.number(NO_PAY).int(NO_PAY).min(1, NO_PAY).max(MOST_INR, NO_PAY),
  /** Paid by results; the rest is fixed. */
  variable_inr: PayPart,
  /**
   * Basic pay and dearness allowance, as parts of the fixed pay; the rest of it is other
   * allowances.
   */
  basic_inr: PayPart,
  da_inr: PayPart,
  joining_on: Day,
  place: requiredText('request.missing', PLACE_MAX_LENGTH),
  probation_months: count(24, 0),
  notice_days: count(180, 30),
  hours_a_day: z.coerce.number().min(1).max(12).default(8),
  weekly_off: z.array(z.enum(weekDays)).min(1).max(3).default(['sun']),
  skill: z.enum(skillCategories).default('not_named'),
  /** What the work is, broadly. */
  duties: requiredText('request.missing', DUTIES_MAX_LENGTH),
  leave: text(LEAVE_MAX_LENGTH),
  /** Whether Provident Fund and State Insurance cover the post. */
  epfo: z.boolean().default(false),
  esic: z.boolean().default(false),
  father_name: text(PERSON_NAME_MAX_LENGTH),
  /** The establishment's Labour Identification Number. */
  lin: text(LIN_MAX_LENGTH),
  /** The way to higher pay or a higher post. */
  growth: text(GROWTH_MAX_LENGTH),
  /** Whether the employer pays a yearly health check-up. */
  health_check: z.boolean().default(false),
});
export type OfferTerms = z.output<typeof OfferTerms>;

const fields = {
  ...OfferTerms.shape,
  /** The last day on which it can be answered. */
  valid_until: Day,
  /** A note to the candidate beside the letter. */
  note: text(NOTE_MAX_LENGTH),
};

interface Checked {
  ctc_inr: number;
  variable_inr: number;
  basic_inr: number;
  da_inr: number;
  joining_on: string;
  valid_until: string;
}

const isSplit = ({ ctc_inr, variable_inr, basic_inr, da_inr }: Checked) =>
  // If the pay is missing, only that is reported.
  variable_inr + basic_inr + da_inr <= ctc_inr || ctc_inr < 1;
const isToCome = ({ joining_on }: Checked) => joining_on >= todayInIndia();
// If the joining date is in the past, only that is reported.
const isAnswerable = ({ valid_until, joining_on }: Checked) =>
  valid_until >= todayInIndia() && (valid_until <= joining_on || joining_on < todayInIndia());

const badSplit = { error: SPLIT, path: ['variable_inr'] };
const badJoining = { error: 'resource.offer.past_joining', path: ['joining_on'] };
const badValidity = { error: 'resource.offer.invalid_validity', path: ['valid_until'] };

/** A form with these fields, and perhaps more, under the rules between them. */
const underRules = <Form extends z.ZodType>(form: Form) =>
  form
    .refine((filled) => isSplit(filled as Checked), badSplit)
    .refine((filled) => isToCome(filled as Checked), badJoining)
    .refine((filled) => isAnswerable(filled as Checked), badValidity);

export const OfferForm = underRules(z.object(fields));
export type OfferForm = z.output<typeof OfferForm>;

/** The fields of the form with more of them, under the same rules. */
export const offerFormWith = <S extends z.ZodRawShape>(more: S) =>
  underRules(z.object({ ...fields, ...more }));
