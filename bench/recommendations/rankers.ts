import { sql } from 'kysely';
import { readWishes } from '../../server/domains/recommendations/wishes.ts';
import { rankJobs } from '../../server/domains/recommendations/recommendations.ts';
import { anySkillOf } from '../../server/domains/search/search.ts';
import type { Db } from '../../server/platform/database.ts';
import type { SeekerProfile } from './profiles.ts';

/** Ids of the best jobs for a seeker, the best first. */
type Ranker = (
  db: Db,
  seeker: { id: number; profile: SeekerProfile },
  depth: number,
) => Promise<number[]>;

const idsOf = ({ rows }: { rows: readonly { job_id: number }[] }) =>
  rows.map(({ job_id }) => job_id);

/** The recommendations, and the baselines they have to beat. */
export const rankers = {
  'by points': async (db, { id }, depth) =>
    (await rankJobs(db, id, await readWishes(db, id))).slice(0, depth).map(({ job }) => job.job_id),

  'newest with a common skill': async (db, { profile }, depth) =>
    idsOf(
      await sql<{ job_id: number }>`
        select job_id from job_search
        where tsv @@ ${anySkillOf(profile.skills)}::tsquery
        order by posted_at desc, job_id desc limit ${depth}`.execute(db),
    ),

  'title by trigrams': async (db, { profile }, depth) =>
    idsOf(
      await sql<{ job_id: number }>`
        select jobs.id as job_id from jobs join job_search on job_search.job_id = jobs.id
        order by similarity(jobs.title, ${profile.title}) desc, jobs.posted_at desc, jobs.id desc
        limit ${depth}`.execute(db),
    ),
} as const satisfies Record<string, Ranker>;
