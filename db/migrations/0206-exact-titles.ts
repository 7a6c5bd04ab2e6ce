import { type Kysely, sql } from 'kysely';

/** Jobs whose title is just what somebody typed are found even where a thousand newer ones match too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index job_search_whole_title on job_search (hashtext(title_words::text), posted_at desc, job_id desc)`,
    )
    .execute(db);
}
