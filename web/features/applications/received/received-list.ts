import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { applicationSources } from '../../../../contract/applications/sources.ts';
import { mustHaveResults } from '../../../../contract/applications/must-have-results.ts';
import { QUESTION_MAX_LENGTH } from '../../../../contract/constants.ts';
import { cleanText } from '../../../../contract/format/texts/clean-text.ts';
import { tagsInAddress } from '../../../parts/candidate-notes/tags-in-address.ts';
import { day, listAddress, oneOf, severalOf } from '../../../lib/lists/list-address.ts';

/** The smallest average score that can be chosen as a filter. */
export const scoreSteps = ['2', '3', '3.5'] as const;
const text = (longest: number) => ({
  none: '',
  read: ([typed = '']: readonly string[]) => cleanText(typed.trim(), longest).trim(),
});
const amount = {
  none: '',
  read: ([typed = '']: readonly string[]) => (/^-?\d{1,9}(\.\d{1,2})?$/.test(typed) ? typed : ''),
};

/** Applications to all jobs of the company; those to one job have a path below this. */
export const receivedList = listAddress({
  path: '/hr/applications',
  filters: {
    status: severalOf([...valuesOf(applicationStatusLabels), 'waiting']),
    from: day,
    to: day,
    /** The least score of the interviewers. */
    score_min: oneOf(scoreSteps),
    tag: tagsInAddress,
    source: oneOf(applicationSources),
    must: oneOf(mustHaveResults),
    question: text(QUESTION_MAX_LENGTH),
    answer: text(QUESTION_MAX_LENGTH),
    /** What the answer to a question for a short text contains. */
    words: text(QUESTION_MAX_LENGTH),
    least: amount,
    most: amount,
    view: oneOf(['table', 'board'], 'table'),
  },
  sorts: ['answer_due', 'newest', 'score'],
  opens: 'application',
});
export type ReceivedAddress = ReturnType<typeof receivedList.read>;

/** Whether the typed numbers are in order, if both are given. */
export const isInOrder = ({ least, most }: { least: string; most: string }): boolean =>
  least === '' || most === '' || Number(least) <= Number(most);

/** The filters of one job's applications by their answers, under the API's names. */
export function answerFiltersOf({ must, question, answer, words, least, most }: ReceivedAddress) {
  return {
    ...(must ? { must_haves: must } : {}),
    ...(question ? { question } : {}),
    ...(question && answer ? { answer: [answer] } : {}),
    ...(question && words ? { answer_words: words } : {}),
    ...(question && least ? { answer_least: least } : {}),
    // The API would refuse a range in the wrong order; its field reports it.
    ...(question && most && isInOrder({ least, most }) ? { answer_most: most } : {}),
  };
}
