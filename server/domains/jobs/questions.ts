/** A job's questions, and the check of answers to them. */
import { createHash } from 'node:crypto';
import type { BrokenRule } from '../../../contract/fields/issues.ts';
import { answerOf, meetsMustHave } from '../../../contract/jobs/must-haves.ts';
import type {
  Answers,
  Question,
  QuestionForm,
  SentAnswer,
} from '../../../contract/jobs/questions.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Identified by its content, so that nobody answers a question that was changed in the meantime. */
export function presentQuestion(asked: QuestionForm): Question {
  const { kind, text, choices, accepted, least, most } = asked;
  const content = JSON.stringify([kind, text, choices, accepted, least, most]);
  const id = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { id, ...asked };
}

const broken = (code: BrokenRule['code'], index?: number, field?: string): BrokenRule => ({
  field: ['answers', index, field].filter((part) => part !== undefined).join('.'),
  code,
  values: {},
});

/**
 * The answers, each with its question as it was asked, in the order of the questions. Every question needs one; an
 * answer that misses a must-have needs an explanation, but is not refused.
 */
export function judgeAnswers(asked: readonly QuestionForm[], given: Answers): SentAnswer[] {
  const questions = asked.map(presentQuestion);
  if (given.some((answer) => !questions.some(({ id }) => id === answer.question_id))) {
    throw new Refusal([broken('resource.application.questions_changed')]);
  }
  if (questions.length > 0 && given.length === 0) {
    throw new Refusal([broken('resource.application.missing_answers')]);
  }
  const mistakes: BrokenRule[] = [];
  const sent = questions.map(({ id, ...question }, index) => {
    const one = given.find((answer) => answer.question_id === id);
    const answer = one ? answerOf(question, one.answer) : null;
    const meets = answer === null ? null : meetsMustHave(question, answer);
    const explanation = meets === false ? (one?.explanation ?? '') : '';
    if (answer === null) {
      mistakes.push(broken('resource.application.invalid_answer', index, 'answer'));
    } else if (meets === false && !explanation) {
      mistakes.push(broken('resource.application.missing_explanation', index, 'explanation'));
    }
    return { ...question, answer: answer ?? '', meets_must_have: meets, explanation };
  });
  if (mistakes.length > 0) throw new Refusal(mistakes);
  return sent;
}
