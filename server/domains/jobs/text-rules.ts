/** What the text of an open job may not say: phone numbers in the title, and who people have to be. */
import type { BrokenRule } from '../../../contract/fields/issues.ts';
import { isDiscrimination } from '../../../contract/jobs/text-check/kinds.ts';
import type { LawfulReasons } from '../../../contract/jobs/text-check/lawful-reasons.ts';
import { checkText, type Finding } from '../../../contract/jobs/text-check/text-check.ts';
import { Refusal } from '../../platform/refusal.ts';

interface JobText {
  title: string;
  description: string;
  lawful_reasons: LawfulReasons;
}

const findingsIn = ({ title, description }: JobText) =>
  checkText({ title, description, hasPay: null });

/** What nobody may publish: advice, such as on capitals, is not among it. */
const forbiddenIn = (job: JobText): Finding[] =>
  findingsIn(job).filter(({ kind }) =>
    isDiscrimination(kind) ? !job.lawful_reasons[kind] : kind === 'phone_in_title',
  );

/** The reasons that the text needs; others explain nothing and are not kept. */
export function neededReasons(job: JobText): LawfulReasons {
  const found = new Set<string>(findingsIn(job).map(({ kind }) => kind));
  return Object.fromEntries(Object.entries(job.lawful_reasons).filter(([kind]) => found.has(kind)));
}

/** Refuses a text that may not be published, but for what was already said `before`. */
export function refuseTextOf(job: JobText, before: JobText | null = null): void {
  const known = new Set(before ? forbiddenIn(before).map(({ kind, words }) => kind + words) : []);
  const found = forbiddenIn(job).filter(({ kind, words }) => !known.has(kind + words));
  const rules = (['title', 'description'] as const).flatMap((field): BrokenRule[] => {
    const here = found.filter((finding) => finding.field === field);
    if (here.some(({ kind }) => kind === 'phone_in_title')) {
      return [{ field, code: 'resource.job.phone_in_title', values: {} }];
    }
    const words = [...new Set(here.map((finding) => `“${finding.words.trim()}”`))].join(', ');
    return words ? [{ field, code: 'resource.job.shuts_out', values: { words } }] : [];
  });
  if (rules.length > 0) throw new Refusal(rules);
}
