import type { EmploymentType, ExperienceLevel, WorkMode } from '../../../../contract/jobs.ts';
import type { JobCondition, Shift } from '../../../../contract/jobs/condition-kinds.ts';

/** What people type in the search for the choices of the form. */
export const spokenNames: Readonly<
  Record<EmploymentType | ExperienceLevel | WorkMode | Shift | JobCondition, string>
> = {
  full_time: 'full time',
  part_time: 'part time',
  contract: 'contract',
  internship: 'internship intern',
  freelance: 'freelance freelancer',
  entry: 'fresher entry level',
  junior: 'junior',
  mid: 'mid level',
  senior: 'senior',
  lead: 'lead',
  executive: 'executive level',
  remote: 'remote work from home wfh',
  hybrid: 'hybrid',
  onsite: 'onsite office',
  day: 'day shift',
  night: 'night shift',
  rotating: 'rotating rotational shift',
  night_transport: 'cab transport pick up drop',
  posh_committee: 'posh',
  maternity_leave: 'maternity leave',
  creche: 'creche childcare',
  return_welcome: 'career break returnee return to work',
  step_free: 'wheelchair accessible',
  screen_reader: 'screen reader blind low vision',
  sign_language: 'sign language deaf',
  adapted_work: 'disability pwd accommodation',
};
