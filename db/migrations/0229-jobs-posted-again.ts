import { type Kysely, sql } from 'kysely';

/**
 * A role is the same whatever signs and gaps its title is written with; "C++" and "C#" are not "C". And a job that
 * was posted stays so when it is put back among the drafts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The vowel signs of Indian scripts are no letters to `alnum`, but words differ by them.
  await sql
    .raw(`create function role_key(written text) returns text immutable parallel safe
      return regexp_replace(
        regexp_replace(
          replace(lower(normalize(written, nfkc)), 'c++', 'cpp'), '\\m([cf])#', '\\1sharp', 'g'),
        '[^[:alnum:]\\u0900-\\u0963\\u0966-\\u0dff]', '', 'g')`)
    .execute(db);
  await sql`drop index jobs_same_role`.execute(db);
  await sql`create index jobs_same_role on jobs (company_id, role_key(title), role_key(location))`.execute(
    db,
  );
  await sql`alter table jobs add column was_posted boolean not null default true`.execute(db);
  // Nothing on a page changes by this, so no page is read anew.
  await sql`set local vritti.pages_may_wait = 'on'`.execute(db);
  await sql`update jobs set was_posted = false
    where status = 'draft' and posted_at = created_at`.execute(db);
}
