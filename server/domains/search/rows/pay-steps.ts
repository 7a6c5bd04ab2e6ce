import { RUPEES_PER_LAKH } from '../../../../contract/constants.ts';
import { anyOf, lexeme } from '../tsquery.ts';

/**
 * The highest pay of a job is also among its words, in steps, so that one index finds pay together with everything
 * else. A step is less exact than the amount, which is compared as well.
 */

/** In lakhs a year. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100];
/** No word or skill contains a colon. */
const lexemeOf = (step: number) => `pay:${step}`;

const stepOf = (rupees: number) =>
  STEPS.findLast((step) => step * RUPEES_PER_LAKH <= rupees) ?? STEPS[0] ?? 0;

/** The step of a job that pays at most this many rupees a year; none if that is unknown. */
export const payLexemes = (rupees: number | null): string[] =>
  rupees === null ? [] : [lexemeOf(stepOf(rupees))];

/** A tsquery for jobs that may pay this many rupees a year or more. */
export const mayPay = (rupees: number): string =>
  anyOf(STEPS.filter((step) => step >= stepOf(rupees)).map((step) => lexeme(lexemeOf(step))));
