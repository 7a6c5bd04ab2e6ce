import type { Language } from '../endpoint.ts';
import type { QuestionForm, SentAnswer } from '../jobs/questions.ts';

// How questions and answers are written, on pages and in files.

const yesNo: Record<Language, Record<string, string>> = {
  en: { yes: 'Yes', no: 'No' },
  hi: { yes: 'हाँ', no: 'नहीं' },
};

const words = {
  en: {
    or: ' or ',
    least: (number: string) => `at least ${number}`,
    most: (number: string) => `at most ${number}`,
    between: (least: string, most: string) => `${least} to ${most}`,
  },
  hi: {
    or: ' या ',
    least: (number: string) => `कम से कम ${number}`,
    most: (number: string) => `ज़्यादा से ज़्यादा ${number}`,
    between: (least: string, most: string) => `${least} से ${most}`,
  },
};

type MustHave = Pick<QuestionForm, 'kind' | 'accepted' | 'least' | 'most'>;

const numberText = (number: number) => number.toLocaleString('en-IN');

/** One answer: "Yes", "1,20,000", or the text itself. */
export function answerText(
  { kind }: Pick<MustHave, 'kind'>,
  answer: string,
  language: Language,
): string {
  if (kind === 'yes_no') return yesNo[language][answer] ?? answer;
  return kind === 'number' && answer !== '' ? numberText(Number(answer)) : answer;
}

/**
 * The must-have of a question: "Yes", "Hindi or Marathi", "at least 2"; null where there is none.
 */
export function mustHaveText(question: MustHave, language: Language): string | null {
  const { accepted, least, most } = question;
  const { or, ...t } = words[language];
  if (least !== null && most !== null) return t.between(numberText(least), numberText(most));
  if (least !== null) return t.least(numberText(least));
  if (most !== null) return t.most(numberText(most));
  return accepted.map((one) => answerText(question, one, language)).join(or) || null;
}

/** All answers of an application as lines, for a cell of a sheet. */
export const answersText = (answers: readonly SentAnswer[], language: Language): string =>
  answers
    .map((one) => [one.text, answerText(one, one.answer, language), one.explanation])
    .map((parts) => parts.filter(Boolean).join(' · '))
    .join('\n');

/** How many of the must-haves the answers meet; null where nothing was a must. */
export function mustHavesMet(answers: readonly SentAnswer[]): { met: number; of: number } | null {
  const musts = answers.filter(({ meets_must_have }) => meets_must_have !== null);
  if (musts.length === 0) return null;
  return {
    met: musts.filter(({ meets_must_have }) => meets_must_have).length,
    of: musts.length,
  };
}

/** All texts of a question, so that their words can be checked. */
export const wordsOf = ({
  text,
  choices: offered,
}: Pick<QuestionForm, 'text' | 'choices'>): string => [text, ...offered].join('\n');
