import {
  type ConditionChoice,
  conditionChoices,
  type ConditionValue,
  ofEachConditionChoice,
} from '../jobs/choices/condition-choices.ts';
import type { PlainField, PlainFields } from '../jobs/plain-fields.ts';
import type { ConditionField, JobConditions } from '../jobs/conditions/condition-fields.ts';

type Chosen = { [Name in ConditionChoice]: ConditionValue<Name> };

/** A job that says something in every field about its conditions. */
export const saidConditions: JobConditions & Chosen = {
  ...ofEachConditionChoice<Chosen>((name) => conditionChoices[name].values[0]),
  conditions: ['night_transport', 'step_free'],
  access_contact_name: 'Meera Joshi',
  access_contact_email: 'meera@malwa.example',
};

/** For every field, something that its rule refuses. */
export const refusedConditions: Record<ConditionField, unknown> = {
  ...ofEachConditionChoice<Record<ConditionChoice, string>>(() => 'whenever'),
  conditions: ['free_lunch'],
  access_contact_name: 'M'.repeat(1_000),
  access_contact_email: 'meera',
};

/** A job that says something in each of its plain fields. */
export const saidPlainly: PlainFields = { openings: 3, is_for_later: true, is_blind: true };

/** For each of them, something that its rule refuses. */
export const refusedPlainly: Record<PlainField, unknown> = {
  openings: 0,
  is_for_later: 'soon',
  is_blind: 'no',
};
