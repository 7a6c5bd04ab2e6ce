import type { Labels } from '../../../contract/format/labels.ts';
import type { Choice, ChoiceFilter } from '../../../contract/search/choice-filters.ts';
import { conditionLabels, shiftLabels } from '../conditions/condition-labels.ts';
import { experienceLevelLabels, workModeLabels } from '../labels.ts';

/** The words for the values of each filter by choice. */
export const choiceLabels: { [Filter in ChoiceFilter]: Labels<Choice<Filter>> } = {
  work_mode: workModeLabels,
  shift: shiftLabels,
  condition: conditionLabels,
  experience_level: experienceLevelLabels,
};
