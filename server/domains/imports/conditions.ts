// Reads the conditions in a list: our own names, or the words that people use for them.
import {
  type ConditionChoice,
  conditionChoices,
  conditionChoiceWords,
} from '../../../contract/jobs/choices/condition-choices.ts';
import {
  type JobCondition,
  jobConditions,
} from '../../../contract/jobs/conditions/condition-kinds.ts';

const conditionWords: readonly [RegExp, JobCondition][] = [
  [/posh|harassment|उत्पीड़न/i, 'posh_committee'],
  [/transport|\bcab\b|pick.?up|गाड़ी/i, 'night_transport'],
  [/maternity|मातृत्व/i, 'maternity_leave'],
  [/cr[eè]che|day.?care|क्रेच/i, 'creche'],
  [/returner|career break|वापसी/i, 'return_welcome'],
  [/step.?free|wheel.?chair|व्हीलचेयर/i, 'step_free'],
  [/screen.?reader|स्क्रीन रीडर/i, 'screen_reader'],
  [/sign.?language|सांकेतिक/i, 'sign_language'],
  [/adapted|विकलांग/i, 'adapted_work'],
];

function named<T extends string>(
  text: string,
  names: readonly T[],
  words: readonly (readonly [RegExp, T])[],
): T | null {
  const said = text.normalize('NFC');
  const name = names.find((one) => one === said.toLowerCase());
  return name ?? words.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

/** The value of this condition that the text names; null if it names none, or there is no text. */
export const choiceNamed = (name: ConditionChoice, text: string): string | null =>
  named<string>(text, conditionChoices[name].values, conditionChoiceWords[name].listed);

/** Null if the text names none. */
export const conditionOf = (text: string): JobCondition | null =>
  named(text, jobConditions, conditionWords);
