/** Refuses text that an open job must not contain, and keeps the lawful reasons that its text needs. */
import type { JobText } from '../../../contract/jobs/text-check/forbidden.ts';
import type { LawfulReasons } from '../../../contract/jobs/text-check/lawful-reasons.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Loaded lazily: compiling the patterns would slow every start and command. */
const rulesOfTexts = () => import('../../../contract/jobs/text-check/forbidden.ts');

/** The reasons that the text needs; the others explain nothing and are dropped. */
export async function neededReasons(job: JobText): Promise<LawfulReasons> {
  const { findingsIn } = await rulesOfTexts();
  return neededFor(findingsIn(job), job.lawful_reasons);
}

function neededFor(findings: readonly { kind: string }[], reasons: LawfulReasons): LawfulReasons {
  const found = new Set(findings.map(({ kind }) => kind));
  return Object.fromEntries(Object.entries(reasons).filter(([kind]) => found.has(kind)));
}

/**
 * Refuses text that may not be published, except for what was already in the text `before`; returns the reasons that the
 * text needs.
 */
export async function refuseTextOf(
  job: JobText,
  before: JobText | null = null,
): Promise<LawfulReasons> {
  const { findingsIn, forbiddenAmong, rulesBrokenBy } = await rulesOfTexts();
  const findings = findingsIn(job);
  const forbidden = forbiddenAmong(findings, job);
  // The check takes as long as a statement, and most texts say nothing that is forbidden.
  const old = before && forbidden.length > 0 ? forbiddenAmong(findingsIn(before), before) : [];
  const known = new Set(old.map(({ kind, words }) => kind + words));
  const rules = rulesBrokenBy(forbidden.filter(({ kind, words }) => !known.has(kind + words)));
  if (rules.length > 0) throw new Refusal(rules);
  return neededFor(findings, job.lawful_reasons);
}
