import { answerOf, meetsMustHave } from '../../../contract/jobs/must-haves.ts';
import type { Question } from '../../../contract/jobs/questions.ts';

/** The typed answer to one question. */
export interface Reply {
  answer: string;
  explanation: string;
}

/** The part of a form that contains answers, by question id. */
export interface Answered {
  answers: Readonly<Record<string, Reply>>;
}

export const answeredTo = ({ id }: Question, answers: Answered['answers']): Reply =>
  answers[id] ?? { answer: '', explanation: '' };

/** The answers in the form in which they are sent; nothing if there are no questions. */
export const sentAnswers = (questions: readonly Question[], answers: Answered['answers']) =>
  questions.length === 0
    ? {}
    : {
        answers: questions.map((question) => ({
          question_id: question.id,
          ...answeredTo(question, answers),
        })),
      };

/** The errors that prevent sending the answers, by field path. */
export function mistakesInAnswers(
  questions: readonly Question[],
  answers: Answered['answers'],
  words: { unanswered: string; unexplained: string },
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [index, question] of questions.entries()) {
    const reply = answeredTo(question, answers);
    const answer = answerOf(question, reply.answer);
    if (answer === null) found[`answers.${index}.answer`] = words.unanswered;
    else if (meetsMustHave(question, answer) === false && !reply.explanation.trim()) {
      found[`answers.${index}.explanation`] = words.unexplained;
    }
  }
  return found;
}
