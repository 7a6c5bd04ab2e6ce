import type { AnswerFigures } from '../../../contract/companies.ts';
import { ANSWERS_COUNTED_LEAST } from '../../../contract/constants.ts';

interface Counted {
  answers_counted: number;
  answers_in_time: number;
  answer_median_days: number | null;
}

/**
 * The public figures of a company or a job; null while there are too few applications to say
 * anything.
 */
export const presentAnswers = (row: Counted): AnswerFigures | null =>
  row.answers_counted < ANSWERS_COUNTED_LEAST
    ? null
    : {
        counted: row.answers_counted,
        in_time_percent: Math.floor((row.answers_in_time / row.answers_counted) * 100),
        median_days: row.answer_median_days,
      };
