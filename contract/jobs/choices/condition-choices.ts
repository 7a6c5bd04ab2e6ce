import type { Language } from '../../endpoint.ts';

/** Somebody who writes a job chooses one of the values, or none. */
const choice = <const Value extends string>(of: {
  values: readonly [Value, ...Value[]];
  /** Over the values, in the form and among the filters. */
  name: Record<Language, string>;
  /** On the page of a job, and where a value is chosen. */
  labels: Record<Language, Record<NoInfer<Value>, string>>;
}) => of;

/**
 * Conditions of the work of which a job has one or says none, in the order in which they are asked and shown. From an
 * entry here, and the words below, follow its rule and its place in the answers, its part of the form, its line on the
 * page, its filter with counts and chips, and its column in a company's own list. docs/job-fields.md says what else a new
 * one needs.
 */
export const conditionChoices = {
  /** When people work. Rotating means that some weeks are by night. */
  shift: choice({
    values: ['day', 'night', 'rotating'],
    name: { en: 'Shift', hi: 'शिफ़्ट' },
    labels: {
      en: { day: 'Day shift', night: 'Night shift', rotating: 'Rotating shifts' },
      hi: { day: 'दिन की शिफ़्ट', night: 'रात की शिफ़्ट', rotating: 'बदलती शिफ़्ट' },
    },
  }),
};

export type ConditionChoice = keyof typeof conditionChoices;
type Values<Name extends ConditionChoice> = (typeof conditionChoices)[Name]['values'];
export type ConditionValue<Name extends ConditionChoice> = Values<Name>[number];

/** How people say the values. Only the server reads this. */
export const conditionChoiceWords: {
  readonly [Name in ConditionChoice]: {
    /** What they type in the search for a value. */
    searched: Readonly<Record<ConditionValue<Name>, string>>;
    /** What stands in a company's own list, if it is not the value itself; the first that matches counts. */
    listed: readonly (readonly [RegExp, ConditionValue<Name>])[];
  };
} = {
  shift: {
    searched: { day: 'day shift', night: 'night shift', rotating: 'rotating rotational shift' },
    listed: [
      [/rotat|day (?:and|&|\/) night|बदल/i, 'rotating'],
      [/night|रात/i, 'night'],
      [/day|general|morning|दिन/i, 'day'],
    ],
  },
};

export const conditionChoiceNames = Object.keys(conditionChoices) as ConditionChoice[];

export const isConditionChoice = (field: string): field is ConditionChoice =>
  field in conditionChoices;

/** One thing for each of them. */
export const ofEachConditionChoice = <All extends Record<ConditionChoice, unknown>>(
  of: (name: ConditionChoice) => All[ConditionChoice],
): All => Object.fromEntries(conditionChoiceNames.map((name) => [name, of(name)])) as All;

/** A value in words. */
export function conditionValueText(name: ConditionChoice, value: string, language: Language) {
  const labels: Readonly<Record<string, string>> = conditionChoices[name].labels[language];
  return labels[value] ?? value;
}

export const conditionChoiceValues = ofEachConditionChoice<{
  [Name in ConditionChoice]: Values<Name>;
}>((name) => conditionChoices[name].values);
