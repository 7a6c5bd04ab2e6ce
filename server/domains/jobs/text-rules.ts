/** Refuses text that an open job must not contain, and keeps the lawful reasons that its text needs. */
import type { JobText } from '../../../contract/jobs/text-check/forbidden.ts';
import type { LawfulReasons } from '../../../contract/jobs/text-check/lawful-reasons.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Loaded lazily: compiling the patterns would slow every start and command. */
const rulesOfTexts = () => import('../../../contract/jobs/text-check/forbidden.ts');

/** The reasons that the text needs; the others explain nothing and are dropped. */
export async function neededReasons(job: JobText): Promise<LawfulReasons> {
  const { findingsIn } = await rulesOfTexts();
  const found = new Set<string>(findingsIn(job).map(({ kind }) => kind));
  return Object.fromEntries(Object.entries(job.lawful_reasons).filter(([kind]) => found.has(kind)));
}

/** Refuses text that may not be published, except for what was already in the text `before`. */
export async function refuseTextOf(job: JobText, before: JobText | null = null): Promise<void> {
  const { forbiddenIn, rulesBrokenBy } = await rulesOfTexts();
  const old = before ? forbiddenIn(before) : [];
  const known = new Set(old.map(({ kind, words }) => kind + words));
  const found = forbiddenIn(job).filter(({ kind, words }) => !known.has(kind + words));
  const rules = rulesBrokenBy(found);
  if (rules.length > 0) throw new Refusal(rules);
}
