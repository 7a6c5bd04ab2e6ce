import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { isFindable } from '../facts.ts';
import { newest, rowsOf } from '../layers/newest.ts';

const SIMILAR_CANDIDATES_MAX = 300;

/** What makes another job similar. */
export interface Likeness {
  /** Texts for to_tsquery: all words of the title, and any of them. */
  wholeTitle: string;
  anyOfTitle: string;
  /** The words of the title as written. */
  title: string;
  /** Tsqueries over filter lexemes; empty when unknown. */
  skills: string;
  location: string;
}

/**
 * Jobs that share words of the title or skills, ranked by how many; the same place counts half as
 * much again.
 */
export async function readSimilarJobs(
  db: Db,
  id: number,
  { wholeTitle, anyOfTitle, title, skills, location }: Likeness,
  { limit, layers }: { limit: number; layers: readonly number[] },
): Promise<number[]> {
  const newestWith = (condition: RawBuilder<unknown>) =>
    sql`(select place from (${newest({
      where: [condition, isFindable(), sql`job_id <> ${id}`],
      layers,
      limit: SIMILAR_CANDIDATES_MAX,
      hasWords: true,
    })}) as newest)`;
  const alike = sql`
    ${newestWith(sql`title_words @@ to_tsquery('job_words', ${wholeTitle})`)} union
    ${newestWith(sql`title_words @@ to_tsquery('job_words', ${anyOfTitle})`)} union
    ${newestWith(sql`tsv @@ ${skills}::tsquery`)}`;
  const { rows } = await sql<{ job_id: number }>`
    select job_id
    from (${rowsOf(alike)}) as candidate,
    lateral (
      select count(*)::real as shared
      from unnest(tsvector_to_array(title_words)) as word
      where word = any(tsvector_to_array(to_tsvector('job_words', ${title})))
    ) as overlap
    order by
      (shared / greatest(1, length(title_words) + length(to_tsvector('job_words', ${title})) - shared)
        + ts_rank('{1, 1, 1, 1}', tsv, ${skills}::tsquery))
        * (1 + 0.5 * (tsv @@ ${location}::tsquery)::int) desc,
      posted_at desc, job_id desc
    limit ${limit}
  `.execute(db);
  return rows.map((row) => row.job_id);
}
