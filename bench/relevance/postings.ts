import { sql } from 'kysely';
import type { Db } from '../../server/platform/database.ts';
import type { WantedPosting } from '../queries/query.ts';

/** The parts of an open job by which answers are judged, and which the baseline rankers read. */
export interface Posting {
  id: number;
  source_id: string | null;
  title: string;
  company: string;
  places: string[];
  type: string | null;
  level: string | null;
  mode: string | null;
  shift: string | null;
  pay: number | null;
  text: string;
}

export async function readPostings(db: Db): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    select jobs.id, jobs.source_id, jobs.title, companies.name as company,
      open.cities || array(
        select initcap(replace(substr(word, 7), '_', ' '))
        from unnest(tsvector_to_array(open.tsv)) as word where word like 'state:%') as places,
      open.employment_type as type, open.experience_level as level, open.work_mode as mode,
      open.shift, open.salary_max_inr as pay,
      concat_ws(' ', jobs.title, companies.name, array_to_string(jobs.skills, ' '),
        jobs.location, jobs.description) as text
    from job_search as open
    join jobs on jobs.id = open.job_id join companies on companies.id = open.company_id
    order by jobs.id`.execute(db);
  return rows;
}

/** Whether a posting is a right answer to a query. */
export const answers = (posting: Posting, wanted: WantedPosting): boolean =>
  (!wanted.title || wanted.title.test(posting.title)) &&
  (!wanted.company || wanted.company.test(posting.company)) &&
  (!wanted.places || wanted.places.some((place) => posting.places.includes(place))) &&
  (!wanted.payAtLeast || (posting.pay ?? 0) >= wanted.payAtLeast) &&
  (!wanted.mode || posting.mode === wanted.mode) &&
  (!wanted.type || posting.type === wanted.type) &&
  (!wanted.level || posting.level === wanted.level) &&
  (!wanted.shift || posting.shift === wanted.shift);
