import { z } from 'zod';
import {
  ANSWER_MAX_LENGTH,
  CHOICES_MAX,
  QUESTION_MAX_LENGTH,
  QUESTIONS_MAX,
} from '../constants.ts';
import { numberBetween } from '../fields/optional-fields.ts';
import { itemText, requiredText, seenText } from '../fields/texts.ts';

const questionKinds = ['yes_no', 'choice', 'number', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

const NUMBER_MAX = 1_000_000_000;

const choices = z
  .array(itemText(QUESTION_MAX_LENGTH))
  .max(CHOICES_MAX)
  .default([])
  .transform((texts) => [...new Set(texts)]);

/** What a job asks everybody who applies. */
const QuestionFields = z.object({
  kind: z.enum(questionKinds),
  text: requiredText('resource.job.missing_question', QUESTION_MAX_LENGTH),
  /** Those of a `choice`. */
  choices,
  /** The must-have of `yes_no` (`yes` or `no`) and `choice`: one of these has to be chosen. Empty: there is none. */
  accepted: choices,
  /** The must-have of a `number`. */
  least: numberBetween(-NUMBER_MAX, NUMBER_MAX).default(null),
  most: numberBetween(-NUMBER_MAX, NUMBER_MAX).default(null),
});

/** A question; what does not belong to its kind is left out. */
export const QuestionForm = QuestionFields.transform((question) => {
  const { kind, text } = question;
  const isNumber = kind === 'number';
  return {
    kind,
    text,
    choices: kind === 'choice' ? question.choices : [],
    accepted: kind === 'choice' || kind === 'yes_no' ? question.accepted : [],
    least: isNumber ? question.least : null,
    most: isNumber ? question.most : null,
  };
})
  .refine(({ kind, choices: offered }) => kind !== 'choice' || offered.length > 1, {
    path: ['choices'],
    error: 'resource.job.too_few_choices',
  })
  .refine(
    ({ kind, choices: offered, accepted }) =>
      accepted.every((one) => (kind === 'yes_no' ? ['yes', 'no'] : offered).includes(one)),
    { path: ['accepted'], error: 'resource.job.impossible_must_have' },
  )
  .refine(({ least, most }) => least === null || most === null || least <= most, {
    path: ['least'],
    error: 'resource.job.impossible_must_have',
  });
export type QuestionForm = z.output<typeof QuestionForm>;

export const QuestionForms = z
  .array(QuestionForm)
  .max(QUESTIONS_MAX)
  .superRefine((questions, context) => {
    for (const [index, { text }] of questions.entries()) {
      if (questions.findIndex((other) => other.text === text) === index) continue;
      const path = [index, 'text'];
      context.addIssue({ code: 'custom', path, message: 'resource.job.repeated_question' });
    }
  });

const shown = {
  kind: z.enum(questionKinds),
  text: z.string(),
  choices: z.array(z.string()),
  accepted: z.array(z.string()),
  least: z.number().nullable(),
  most: z.number().nullable(),
};

/** A question as everybody sees it. Its id says what it asks: a question that changes has another. */
export const Question = z.object({ id: z.string(), ...shown });
export type Question = z.output<typeof Question>;

/** A question as it was asked, and what the seeker answered. */
export const SentAnswer = z.object({
  ...shown,
  answer: z.string(),
  /** Null where nothing was a must. */
  meets_must_have: z.boolean().nullable(),
  /** Why the seeker applies although the answer misses a must-have. */
  explanation: z.string(),
});
export type SentAnswer = z.output<typeof SentAnswer>;

const answered = seenText(ANSWER_MAX_LENGTH);

/** Answers to a job's questions, in any order. */
export const Answers = z
  .array(
    z.object({
      question_id: z.string().max(64),
      /** `yes` or `no`, the text of a choice, a number, or a short text. */
      answer: z.union([answered, z.number().transform(String)]),
      /** Needed where the answer misses a must-have. */
      explanation: answered.default(''),
    }),
  )
  .max(QUESTIONS_MAX);
export type Answers = z.output<typeof Answers>;
