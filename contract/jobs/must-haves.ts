import type { QuestionForm } from './questions.ts';

// Reads answers, and compares them with must-haves. No machine rejects anybody by that.

/** An amount as people write it, such as 3,60,000; null for anything else. */
const amountIn = (text: string): number | null => {
  const digits = text.replaceAll(/[,\s]/g, '');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(digits) ? Number(digits) : null;
};

const hasMustHave = ({ accepted, least, most }: QuestionForm): boolean =>
  accepted.length > 0 || least !== null || most !== null;

/** The answer as it is kept; null if it does not answer the question. */
export function answerOf({ kind, choices }: QuestionForm, text: string): string | null {
  const answer = text.trim();
  if (kind === 'yes_no') return answer === 'yes' || answer === 'no' ? answer : null;
  if (kind === 'choice') return choices.includes(answer) ? answer : null;
  if (kind === 'number') return amountIn(answer)?.toString() ?? null;
  return answer || null;
}

/** Whether an answer meets the must-have; null where there is none. */
export function meetsMustHave(question: QuestionForm, answer: string): boolean | null {
  if (!hasMustHave(question)) return null;
  const { kind, accepted, least, most } = question;
  if (kind !== 'number') return accepted.includes(answer);
  const amount = Number(answer);
  return (least === null || amount >= least) && (most === null || amount <= most);
}
