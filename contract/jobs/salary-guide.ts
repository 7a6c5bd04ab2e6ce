import { z } from 'zod';
import { SALARY_GUIDE_LEAST } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { requiredText } from '../fields/texts.ts';
import { experienceLevels } from './experience.ts';
import { SALARY_GUIDE_WORDS_MAX_LENGTH } from '../fields/max-lengths.ts';

/**
 * The quartiles of what jobs pay, in lakhs of rupees a year: a quarter, half and three quarters pay
 * at most this.
 */
const Quartiles = z.object({ lower: z.number(), median: z.number(), upper: z.number() });
export type Quartiles = z.output<typeof Quartiles>;

const figure = {
  /** How many jobs state their pay, and how many companies posted them. */
  jobs: z.number(),
  companies: z.number(),
  /** Null if there are too few jobs. */
  pay: Quartiles.nullable(),
};
const PayFigure = z.object(figure);
export type PayFigure = z.output<typeof PayFigure>;

const SalaryGuide = z.object({
  /** The known places in the city that was asked for, in our spelling; null if none is known. */
  location_matched: z.string().nullable(),
  /** In that city, or in all of India without one. */
  here: PayFigure,
  /** There are more such jobs: these are the newest. */
  capped: z.boolean(),
  levels: z.array(z.object({ level: z.enum(experienceLevels), ...figure })),
  /** Where in India the role pays most. */
  cities: z.array(z.object({ city: z.string(), ...figure, pay: Quartiles })),
});
export type SalaryGuide = z.output<typeof SalaryGuide>;

const RolePay = z.object({ role: z.string(), ...figure, pay: Quartiles });
export type RolePay = z.output<typeof RolePay>;

export const salaryGuide = endpoints({
  'GET /barong/public/salary_guide': {
    summary: `What jobs for a role pay that are open or were posted lately and state their pay; no figures of fewer than ${SALARY_GUIDE_LEAST} jobs`,
    who: 'anyone',
    query: z.object({
      /** Words of the title, or others that mean the same. */
      role: requiredText('request.missing', SALARY_GUIDE_WORDS_MAX_LENGTH),
      /** A city, state or region; all of India without it. */
      location: z.string().trim().max(SALARY_GUIDE_WORDS_MAX_LENGTH).default(''),
    }),
    output: SalaryGuide,
  },
  'GET /barong/public/salary_guide/roles': {
    summary: 'What the most frequent roles pay, the most frequent first; counted anew every hour',
    who: 'anyone',
    output: z.object({ roles: z.array(RolePay) }),
  },
});
