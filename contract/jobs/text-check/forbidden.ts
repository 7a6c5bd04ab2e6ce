// What the text of an open job may not say: phone numbers in the title, and who people have to be.
import type { BrokenRule } from '../../fields/issues.ts';
import type { QuestionForm } from '../questions.ts';
import { wordsOf } from '../../format/questions.ts';
import { isDiscrimination } from './kinds.ts';
import type { LawfulReasons } from './lawful-reasons.ts';
import { checkText, type Finding } from './text-check.ts';

export interface JobText {
  title: string;
  description: string;
  questions: readonly Pick<QuestionForm, 'text' | 'choices'>[];
  lawful_reasons: LawfulReasons;
}

export const findingsIn = ({ title, description, questions }: JobText): Finding[] =>
  checkText({ title, description, questions: questions.map(wordsOf), hasPay: null });

/** The findings that keep a job from being published; mere advice, such as on capitals, is not among them. */
export const forbiddenAmong = (
  findings: readonly Finding[],
  { lawful_reasons }: Pick<JobText, 'lawful_reasons'>,
): Finding[] =>
  findings.filter(({ kind }) =>
    isDiscrimination(kind) ? !lawful_reasons[kind]?.trim() : kind === 'phone_in_title',
  );

export const forbiddenIn = (job: JobText): Finding[] => forbiddenAmong(findingsIn(job), job);

/** The field of the form that a finding belongs to. */
const nameOf = ({ field, question }: Finding) =>
  field === 'questions' ? `questions.${question}.text` : field;

/** The findings as broken rules, one for each field. */
export function rulesBrokenBy(found: readonly Finding[]): BrokenRule[] {
  const fields = new Set(found.map(nameOf));
  return [...fields].map((field): BrokenRule => {
    const here = found.filter((finding) => nameOf(finding) === field);
    if (here.some(({ kind }) => kind === 'phone_in_title')) {
      return { field, code: 'resource.job.phone_in_title', values: {} };
    }
    const words = [...new Set(here.map((finding) => finding.words.trim()))];
    // Words of one kind are often part of those of another.
    const widest = words.filter((one) => !words.some((it) => it !== one && it.includes(one)));
    const quoted = widest.map((one) => `“${one}”`).join(', ');
    return { field, code: 'resource.job.shuts_out', values: { words: quoted } };
  });
}
