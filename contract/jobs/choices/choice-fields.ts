import { choiceOf } from '../../fields/optional-fields.ts';
import { type JobChoice, jobChoices, ofEachJobChoice } from './job-choices.ts';

type ChoiceFields = {
  [Name in JobChoice]: ReturnType<typeof choiceOf<(typeof jobChoices)[Name]>>;
};

/** The fields of a job's form in which one of a few values is chosen, or none. */
export const choiceFields = ofEachJobChoice<ChoiceFields>((name) => choiceOf(jobChoices[name]));
