import { sql } from 'kysely';
import type { EmploymentType, ExperienceLevel } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { isExcluded } from '../exclusions/facts.ts';
import { isClaimed } from '../companies/facts.ts';
import { isFindable } from '../search/facts.ts';
import { everyQuery, newestJobs, type WishedPlaces } from '../search/search.ts';

/** How many of the newest jobs of each kind are considered. */
const OF_A_KIND = 400;
const OF_ANYWHERE = 200;
const OF_ALL = 50;

/** What to look for, as tsqueries; null matches nothing. */
export interface Retrieval {
  wholeTitles: readonly string[];
  anyOfTitles: string | null;
  skills: string | null;
  places: WishedPlaces;
}

/** A job to be scored. */
export interface Candidate {
  job_id: number;
  company_id: number;
  title: string;
  /** The stems of the job's title. */
  title_words: string[];
  skills: string[];
  posted_at: string;
  is_date_given: boolean;
  employment_type: EmploymentType | null;
  experience_level: ExperienceLevel | null;
  experience_min_years: number | null;
  experience_max_years: number | null;
  salary_max_inr: number | null;
  location: string;
  language: 'en' | 'hi';
  is_claimed: boolean;
  is_in_city: boolean;
  is_in_area: boolean;
  is_in_state: boolean;
  is_remote: boolean;
  /** The job gives no place and is not remote. */
  is_nowhere: boolean;
}

/**
 * Jobs that may fit: by title, by skills and by place, the newest of each kind, so that this takes
 * no longer among a million jobs than among a thousand. Jobs that the seeker has applied to, saved,
 * or does not want to see are left out.
 */
export async function listCandidates(
  db: Db,
  seekerId: number,
  { wholeTitles, anyOfTitles, skills, places }: Retrieval,
): Promise<Candidate[]> {
  const { area } = places;
  const near = area === null ? {} : { anywhere: area };
  const found = await newestJobs(db, [
    ...wholeTitles.map((title) => ({ title, limit: OF_ANYWHERE })),
    ...(area ? wholeTitles.map((title) => ({ title, ...near, limit: OF_A_KIND })) : []),
    ...(anyOfTitles && area ? [{ title: anyOfTitles, ...near, limit: OF_A_KIND }] : []),
    ...(anyOfTitles ? [{ title: anyOfTitles, limit: OF_ANYWHERE }] : []),
    ...(skills && area ? [{ anywhere: everyQuery([skills, area]), limit: OF_A_KIND }] : []),
    ...(skills ? [{ anywhere: skills, limit: OF_ANYWHERE }] : []),
    ...(area ? [{ ...near, limit: OF_ALL }] : []),
    { limit: OF_ALL },
  ]);
  const isIn = (query: string | null) => (query ? sql`tsv @@ ${query}::tsquery` : sql`false`);
  const { rows } = await sql<Candidate>`
    select job_search.job_id, job_search.company_id, jobs.title, job_search.skills, jobs.location,
      tsvector_to_array(title_words) as title_words, job_search.posted_at, jobs.is_date_given,
      job_search.employment_type, job_search.experience_level, jobs.experience_min_years,
      jobs.experience_max_years, job_search.salary_max_inr, jobs.language,
      ${isClaimed('jobs.company_id')} as is_claimed,
      ${isIn(places.city)} as is_in_city, ${isIn(places.area)} as is_in_area,
      ${isIn(places.state)} as is_in_state,
      job_search.work_mode is not distinct from 'remote' as is_remote,
      job_search.cities = '{}' and jobs.location = '' as is_nowhere
    from unnest(${found}::bigint[]) as candidate (job_id)
    join job_search using (job_id)
    join jobs on jobs.id = job_id
    where not exists (select from applications
        where applications.job_id = jobs.id and applications.seeker_id = ${seekerId})
      and not exists (select from saved_jobs
        where saved_jobs.job_id = jobs.id and saved_jobs.account_id = ${seekerId})
      and not exists (select from excluded_jobs
        where excluded_jobs.job_id = jobs.id and excluded_jobs.account_id = ${seekerId})
      and not ${isExcluded(sql`${seekerId}::bigint`, sql`job_search.company_id`)}`.execute(db);
  return rows;
}

/** The skills asked for by the open jobs that the seeker has saved. */
export async function listSavedSkills(db: Db, seekerId: number): Promise<string[][]> {
  const { rows } = await sql<{ skills: string[] }>`
    select job_search.skills from saved_jobs
    join job_search on job_search.job_id = saved_jobs.job_id
    where account_id = ${seekerId} and ${isFindable()}
    order by saved_jobs.created_at desc`.execute(db);
  return rows.map(({ skills }) => skills);
}

/** The jobs that the seeker applied to or saved, the latest first, also those that are closed by now. */
export async function listChosen(db: Db, seekerId: number, most: number) {
  const { rows } = await sql<{ title: string; location: string }>`
    select jobs.title, jobs.location from (
      select job_id, created_at from applications
        where seeker_id = ${seekerId} and status <> 'withdrawn'
      union all
      select job_id, created_at from saved_jobs where account_id = ${seekerId}
    ) as chosen
    join jobs on jobs.id = chosen.job_id
    order by chosen.created_at desc
    limit ${most}`.execute(db);
  return rows;
}

/** The jobs the seeker marked "Less like this". */
export async function listLess(db: Db, seekerId: number) {
  const { rows } = await sql<{ title: string; company_id: number }>`
    select jobs.title, jobs.company_id from excluded_jobs
    join jobs on jobs.id = job_id
    where account_id = ${seekerId}`.execute(db);
  return rows;
}
