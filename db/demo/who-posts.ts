import type { Insertable } from 'kysely';
import type { ConditionField } from '../../contract/jobs/conditions/condition-fields.ts';
import type { Jobs } from '../tables/jobs.ts';
import { companies, kaveriSoft, sharmaAgro } from './companies.ts';
import { anil, lakshmi } from './people.ts';
import { seededRandom } from './random.ts';
import type { DemoJob } from './types.ts';

const consultants = new Set(
  companies.flatMap(({ name, industry }) => (industry === 'Staffing and Recruitment' ? name : [])),
);

/** Invented companies that have consultants hire for them. */
const clients = [
  'Pithampur Gears',
  'Sabarmati Retail',
  'Chambal Polymers',
  'Ashtamudi Foods',
  'Deccan Tiffin Services',
] as const;

/** The client of a consultant's demo job. */
export const clientOf = ({ companyName, title }: DemoJob): string | null =>
  consultants.has(companyName) ? seededRandom(`${companyName} ${title}`).pick(clients) : null;

type WorkConditions = Pick<Insertable<Jobs>, ConditionField>;

/** What employers would say about the work, by words in the title; the first match applies. */
const bySort: readonly (readonly [RegExp, WorkConditions])[] = [
  [
    /night|voice|chat|customer support|telecaller/i,
    { shift: 'night', conditions: ['night_transport', 'posh_committee'] },
  ],
  [
    /nurse|ward|security|guard|operator|technician/i,
    { shift: 'rotating', conditions: ['night_transport'] },
  ],
  [
    /engineer|developer|tester|designer/i,
    { shift: 'day', conditions: ['maternity_leave', 'return_welcome'] },
  ],
  [
    /teacher|accountant|account/i,
    { shift: 'day', conditions: ['maternity_leave', 'posh_committee'] },
  ],
];

/** The two demo recruiters know what their workplaces offer disabled people. */
const accessOf: Readonly<Record<string, Partial<WorkConditions>>> = {
  [`${sharmaAgro} Computer Operator`]: {
    conditions: ['posh_committee', 'step_free', 'adapted_work'],
    access_contact_name: 'Anil Sharma',
    access_contact_email: anil,
  },
  [`${kaveriSoft} React Developer`]: {
    conditions: ['maternity_leave', 'creche', 'return_welcome', 'screen_reader', 'sign_language'],
    access_contact_name: 'Lakshmi Gowda',
    access_contact_email: lakshmi,
  },
};

/** Some of the jobs state their conditions. */
export function conditionsOf({ companyName, title }: DemoJob): WorkConditions {
  const [, conditions] = bySort.find(([words]) => words.test(title)) ?? [];
  const isSaid = seededRandom(`${title} ${companyName}`).chance(0.5);
  return {
    ...(isSaid ? conditions : {}),
    ...accessOf[`${companyName} ${title}`],
  };
}
