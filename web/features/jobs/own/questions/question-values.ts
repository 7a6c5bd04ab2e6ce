import type { QuestionForm, QuestionKind } from '../../../../../contract/jobs/questions.ts';
import { plainNumber } from '../../../../parts/pay/pay.ts';

/** A question as typed; choices are lines. */
export interface TypedQuestion {
  kind: QuestionKind;
  text: string;
  choices: string;
  accepted: readonly string[];
  least: string;
  most: string;
}

export const emptyQuestion: TypedQuestion = {
  kind: 'yes_no',
  text: '',
  choices: '',
  accepted: [],
  least: '',
  most: '',
};

export const choicesIn = ({ choices }: TypedQuestion): string[] => [
  ...new Set(
    choices
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const typedNumber = (number: number | null) => (number === null ? '' : String(number));

export const typedQuestion = ({
  kind,
  text,
  choices,
  accepted,
  least,
  most,
}: QuestionForm): TypedQuestion => ({
  kind,
  text,
  choices: choices.join('\n'),
  accepted,
  least: typedNumber(least),
  most: typedNumber(most),
});

/** A must-have that refers to a choice is removed with the choice. */
export function sentQuestion(typed: TypedQuestion) {
  const choices = choicesIn(typed);
  const { kind, accepted } = typed;
  return {
    ...typed,
    choices,
    accepted: kind === 'choice' ? accepted.filter((one) => choices.includes(one)) : [...accepted],
    least: plainNumber(typed.least),
    most: plainNumber(typed.most),
  };
}
