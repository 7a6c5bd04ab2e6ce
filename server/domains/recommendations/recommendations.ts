import { DASHBOARD_PAGE_SIZE } from '../../../contract/constants.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Reason, recommendations } from '../../../contract/jobs/recommendations.ts';
import type { Db } from '../../platform/database.ts';
import { readJobs } from '../jobs/jobs.ts';
import {
  anySkillOf,
  anyStemOf,
  currentRarity,
  everyTermOf,
  type Rarity,
  readTitleTerms,
} from '../search/search.ts';
import { type Candidate, listCandidates, listLess, type Retrieval } from './queries.ts';
import { type LessLikeThis, reasonsFor } from './reasons.ts';
import { readWishes, type Wishes } from './wishes.ts';

type Recommended = Answer<(typeof recommendations)['GET /barong/resource/recommended_jobs']>;

export interface Ranked {
  job: Candidate;
  score: number;
  reasons: Reason[];
}

/** More jobs of one company are shown only if there are no others. */
const OF_A_COMPANY = 2;

/**
 * Recommends the open jobs that fit the seeker's profile best, each with its reasons
 * (docs/decisions/0042-recommendations-by-points.md).
 */
export async function recommendJobs(db: Db, seekerId: number): Promise<Recommended> {
  const wishes = await readWishes(db, seekerId);
  const best = (await rankJobs(db, seekerId, wishes)).slice(0, DASHBOARD_PAGE_SIZE);
  const ranked = new Map(best.map((one) => [one.job.job_id, one]));
  const jobs = await readJobs(db, [...ranked.keys()]);
  return {
    recommended_jobs: jobs.flatMap((job) => {
      const one = ranked.get(job.id);
      return one ? [{ job, ...presented(one) }] : [];
    }),
    is_personal: wishes.isPersonal,
  };
}

const presented = ({ score, reasons }: Ranked) => ({
  score,
  reasons,
  matched_skills: reasons.find(({ kind }) => kind === 'skills')?.words ?? [],
  is_nearby: reasons.some(({ kind }) => NEARBY.has(kind)),
});

const NEARBY: ReadonlySet<Reason['kind']> = new Set(['city', 'area', 'chosen_place']);

/** All jobs that were considered, the best first. */
export async function rankJobs(db: Db, seekerId: number, wishes: Wishes): Promise<Ranked[]> {
  const rarity = await currentRarity(db);
  const less = await readLess(db, seekerId);
  const now = Date.now();
  const candidates = await listCandidates(db, seekerId, retrievalOf(wishes, rarity));
  const ranked = candidates.map((job) => {
    const reasons = reasonsFor(job, { wishes, less, rarity, now });
    return { job, reasons, score: reasons.reduce((sum, { points }) => sum + points, 0) };
  });
  return mixed(ranked.toSorted(byScore));
}

const byScore = (a: Ranked, b: Ranked) =>
  b.score - a.score ||
  Date.parse(b.job.posted_at) - Date.parse(a.job.posted_at) ||
  b.job.job_id - a.job.job_id;

/** Words of a title that say less than this share of its most telling word would find too many jobs. */
const TELLING_SHARE = 0.6;

function retrievalOf({ titles, skills, places }: Wishes, { ofWord }: Rarity): Retrieval {
  const stems = titles.flatMap(({ terms }) => terms.flatMap((term) => term[0] ?? []));
  const most = Math.max(0, ...stems.map(ofWord));
  return {
    wholeTitles: titles.flatMap(({ terms }) => everyTermOf(terms) ?? []),
    anyOfTitles: anyStemOf(stems.filter((stem) => ofWord(stem) >= most * TELLING_SHARE)),
    skills: anySkillOf(skills),
    places,
  };
}

async function readLess(db: Db, seekerId: number): Promise<LessLikeThis[]> {
  const jobs = await listLess(db, seekerId);
  if (jobs.length === 0) return [];
  const terms = await readTitleTerms(
    db,
    jobs.map(({ title }) => title),
  );
  return jobs.map(({ company_id }, at) => ({ company_id, terms: terms[at] ?? [] }));
}

/** Only the best of several copies of a posting, and not too many of one company. */
function mixed(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  const perCompany = new Map<number, number>();
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const one of ranked) {
    const { company_id, title, location } = one.job;
    const copy = [company_id, title.toLowerCase(), location].join('\n');
    if (seen.has(copy)) continue;
    seen.add(copy);
    const count = (perCompany.get(company_id) ?? 0) + 1;
    perCompany.set(company_id, count);
    (count <= OF_A_COMPANY ? first : later).push(one);
  }
  return [...first, ...later];
}
