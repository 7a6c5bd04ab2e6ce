import type { EmploymentType } from '../../../../contract/jobs.ts';
import {
  type ConditionChoice,
  conditionChoiceWords,
  ofEachConditionChoice,
} from '../../../../contract/jobs/choices/condition-choices.ts';
import type { Choice, ChoiceFilter } from '../../../../contract/search/choice-filters.ts';

type SpokenNames<Value extends string> = Readonly<Record<Value, string>>;

/** What people type in the search for the choices of the form. */
const spokenNames: { [Filter in ChoiceFilter]: SpokenNames<Choice<Filter>> } & {
  employment_type: SpokenNames<EmploymentType>;
} = {
  employment_type: {
    full_time: 'full time',
    part_time: 'part time',
    contract: 'contract',
    internship: 'internship intern',
    freelance: 'freelance freelancer',
  },
  experience_level: {
    entry: 'fresher entry level',
    junior: 'junior',
    mid: 'mid level',
    senior: 'senior',
    lead: 'lead',
    executive: 'executive level',
  },
  work_mode: {
    remote: 'remote work from home wfh',
    hybrid: 'hybrid',
    onsite: 'onsite office',
  },
  ...ofEachConditionChoice<{ [Name in ConditionChoice]: SpokenNames<Choice<Name>> }>(
    (name) => conditionChoiceWords[name].searched,
  ),
  condition: {
    night_transport: 'cab transport pick up drop',
    posh_committee: 'posh',
    maternity_leave: 'maternity leave',
    creche: 'creche childcare',
    return_welcome: 'career break returnee return to work',
    step_free: 'wheelchair accessible',
    screen_reader: 'screen reader blind low vision',
    sign_language: 'sign language deaf',
    adapted_work: 'disability pwd accommodation',
  },
};

export function spokenName(field: keyof typeof spokenNames, value: string): string {
  const names: SpokenNames<string> = spokenNames[field];
  return names[value] ?? '';
}
