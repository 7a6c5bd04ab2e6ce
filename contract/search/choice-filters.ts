import { conditionChoiceValues } from '../jobs/choices/condition-choices.ts';
import { jobConditions } from '../jobs/conditions/condition-kinds.ts';
import { experienceLevels } from '../jobs/experience.ts';
import { workModes } from '../jobs/job-kinds.ts';

/**
 * The filters of a search that choose among the fixed values of a job's field, in the order of their chips. Those of
 * `conditionChoices` have everything else by their entry there. Beside its line here another one needs a column of
 * `job_search`, its words on the page (`web/parts/search/choice-labels.ts`) and for the search
 * (`server/domains/search/rows/spoken-names.ts`), and its place among the filters
 * (`web/features/jobs/search/filters/filter-fields.tsx`).
 */
export const choiceFilters = {
  work_mode: workModes,
  ...conditionChoiceValues,
  /** Unlike with the others, a job must fulfil all of these values. */
  condition: jobConditions,
  experience_level: experienceLevels,
} as const;

export type ChoiceFilter = keyof typeof choiceFilters;
export type Choice<Filter extends ChoiceFilter> = (typeof choiceFilters)[Filter][number];
/** What is chosen in each. */
export type Choices = { [Filter in ChoiceFilter]: Choice<Filter>[] };

export const choiceFilterNames = Object.keys(choiceFilters) as ChoiceFilter[];

/** One thing for each of them. */
export const ofEachChoice = <All extends Record<ChoiceFilter, unknown>>(
  of: (filter: ChoiceFilter) => All[ChoiceFilter],
): All => Object.fromEntries(choiceFilterNames.map((filter) => [filter, of(filter)])) as All;

export const noChoices: Choices = ofEachChoice<Choices>(() => []);
