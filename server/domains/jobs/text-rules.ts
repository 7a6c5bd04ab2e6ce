/** What the text of an open job may not say: phone numbers in the title, and who people have to be. */
import type { BrokenRule } from '../../../contract/fields/issues.ts';
import { type QuestionForm, wordsOf } from '../../../contract/jobs/questions.ts';
import { isDiscrimination } from '../../../contract/jobs/text-check/kinds.ts';
import type { LawfulReasons } from '../../../contract/jobs/text-check/lawful-reasons.ts';
import type { Finding } from '../../../contract/jobs/text-check/text-check.ts';
import { Refusal } from '../../platform/refusal.ts';

interface JobText {
  title: string;
  description: string;
  questions: readonly Pick<QuestionForm, 'text' | 'choices'>[];
  lawful_reasons: LawfulReasons;
}

/** Its many patterns are read with the first text, because every start and command would wait for them. */
async function findingsIn({ title, description, questions }: JobText): Promise<Finding[]> {
  const { checkText } = await import('../../../contract/jobs/text-check/text-check.ts');
  return checkText({ title, description, questions: questions.map(wordsOf), hasPay: null });
}

/** What nobody may publish: advice, such as on capitals, is not among it. */
const forbiddenIn = async (job: JobText): Promise<Finding[]> =>
  (await findingsIn(job)).filter(({ kind }) =>
    isDiscrimination(kind) ? !job.lawful_reasons[kind] : kind === 'phone_in_title',
  );

/** The reasons that the text needs; others explain nothing and are not kept. */
export async function neededReasons(job: JobText): Promise<LawfulReasons> {
  const found = new Set<string>((await findingsIn(job)).map(({ kind }) => kind));
  return Object.fromEntries(Object.entries(job.lawful_reasons).filter(([kind]) => found.has(kind)));
}

/** The field of the form that a finding belongs to. */
const nameOf = ({ field, question }: Finding) =>
  field === 'questions' ? `questions.${question}.text` : field;

/** Refuses a text that may not be published, but for what was already said `before`. */
export async function refuseTextOf(job: JobText, before: JobText | null = null): Promise<void> {
  const old = before ? await forbiddenIn(before) : [];
  const known = new Set(old.map(({ kind, words }) => kind + words));
  const found = (await forbiddenIn(job)).filter(({ kind, words }) => !known.has(kind + words));
  const fields = new Set(found.map(nameOf));
  const rules = [...fields].map((field): BrokenRule => {
    const here = found.filter((finding) => nameOf(finding) === field);
    if (here.some(({ kind }) => kind === 'phone_in_title')) {
      return { field, code: 'resource.job.phone_in_title', values: {} };
    }
    const words = [...new Set(here.map((finding) => `“${finding.words.trim()}”`))].join(', ');
    return { field, code: 'resource.job.shuts_out', values: { words } };
  });
  if (rules.length > 0) throw new Refusal(rules);
}
