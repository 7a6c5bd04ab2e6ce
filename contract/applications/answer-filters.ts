import { z } from 'zod';
import { ANSWER_MAX_LENGTH, QUESTION_MAX_LENGTH } from '../constants.ts';
import { inOrder } from '../jobs/in-order.ts';
import { searchText, several } from '../lists.ts';

/** Must-haves of the answers: all met, where there were any, or one of them missed. */
export const mustHaveResults = ['met', 'missed'] as const;

const amount = z.coerce.number().min(-1_000_000_000).max(1_000_000_000).optional();

/** Filters of applications by the answers to the questions of their job. */
export const AnswerFilters = z.object({
  must_haves: z.enum(mustHaveResults).optional(),
  /** The text of a question, as it was asked; finds who answered it, by the rest as was wanted. */
  question: searchText(QUESTION_MAX_LENGTH),
  /** One of these answers: `yes`, `no`, or the text of a choice. */
  answer: several(z.string().max(ANSWER_MAX_LENGTH)),
  /** Words that the answer to a question for a short text has; nobody who is reviewed blind is found by it. */
  answer_words: searchText(QUESTION_MAX_LENGTH),
  /** Both included, of a question for a number. */
  answer_least: amount,
  answer_most: amount,
});
/** From above its end it would find nothing. The error belongs to the lower end. */
export const answersInOrder = z.refine<{ answer_least?: unknown; answer_most?: unknown }>(
  ({ answer_least, answer_most }) => inOrder(answer_least, answer_most),
  { path: ['answer_least'], error: 'resource.application.answer_range' },
);
export type AnswerFilters = z.output<typeof AnswerFilters>;
