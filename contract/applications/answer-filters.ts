import { z } from 'zod';
import { ANSWER_MAX_LENGTH, QUESTION_MAX_LENGTH } from '../constants.ts';
import { inOrder } from '../jobs/in-order.ts';
import { searchText, several } from '../lists.ts';
import { mustHaveResults } from './must-have-results.ts';

const amount = z.coerce.number().min(-1_000_000_000).max(1_000_000_000).optional();

/** Filters of applications by the answers to the questions of their job. */
export const AnswerFilters = z.object({
  must_haves: z.enum(mustHaveResults).optional(),
  /**
   * The text of a question as it was asked: finds those who answered it, in the way that the
   * filters below ask for.
   */
  question: searchText(QUESTION_MAX_LENGTH),
  /** One of these answers: `yes`, `no`, or the text of a choice. */
  answer: several(z.string().max(ANSWER_MAX_LENGTH)),
  /** Words in the answer to a question for a short text; finds nobody who is reviewed blind. */
  answer_words: searchText(QUESTION_MAX_LENGTH),
  /** Bounds of the answer to a question for a number, both included. */
  answer_least: amount,
  answer_most: amount,
});
/** A lower bound above the upper one would find nothing. The error belongs to the lower end. */
export const answersInOrder = z.refine<{ answer_least?: unknown; answer_most?: unknown }>(
  ({ answer_least, answer_most }) => inOrder(answer_least, answer_most),
  { path: ['answer_least'], error: 'resource.application.answer_range' },
);
export type AnswerFilters = z.output<typeof AnswerFilters>;
