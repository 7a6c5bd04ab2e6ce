import type { Labels } from '../../../contract/format/labels.ts';
import {
  type ConditionChoice,
  conditionChoices,
  type ConditionValue,
  ofEachConditionChoice,
} from '../../../contract/jobs/choices/condition-choices.ts';
import type { Choice, ChoiceFilter } from '../../../contract/search/choice-filters.ts';
import { conditionLabels } from '../conditions/condition-labels.ts';
import { experienceLevelLabels, workModeLabels } from '../labels.ts';

/** The words for the values of each filter by choice. */
export const choiceLabels: { [Filter in ChoiceFilter]: Labels<Choice<Filter>> } = {
  work_mode: workModeLabels,
  ...ofEachConditionChoice<{ [Name in ConditionChoice]: Labels<ConditionValue<Name>> }>(
    (name) => conditionChoices[name].labels,
  ),
  condition: conditionLabels,
  experience_level: experienceLevelLabels,
};
