/**
 * What makes a job accessible to disabled people (Rights of Persons with Disabilities Act 2016, sections
 * 20, 44 and 46). A job that claims one names a person to ask.
 */
export const accessConditions = [
  'step_free',
  'screen_reader',
  'sign_language',
  'adapted_work',
] as const;

/**
 * Conditions of the work that people choose by, each of them true or not said: safety (Occupational
 * Safety Code, section 43: transport of women who work after 7 pm; POSH Act 2013: a committee), family
 * (Maternity Benefit Act, sections 5 and 11A), and access. A new one is a line here, its words on the page
 * (`web/parts/conditions/condition-labels.ts`) and those for the search
 * (`server/domains/search/rows/spoken-names.ts`).
 */
export const jobConditions = [
  'night_transport',
  'posh_committee',
  'maternity_leave',
  'creche',
  'return_welcome',
  ...accessConditions,
] as const;
export type JobCondition = (typeof jobConditions)[number];

/** Whether the job has to name somebody who answers questions about access. */
export const claimsAccess = (conditions: readonly JobCondition[]): boolean =>
  accessConditions.some((condition) => conditions.includes(condition));
