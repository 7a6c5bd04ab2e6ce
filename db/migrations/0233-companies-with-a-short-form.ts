import { type Kysely, sql } from 'kysely';

/** "Larsen & Toubro (L&T)" is called by its name without the short form behind it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop index companies_joined`).execute(db);
  await sql
    .raw(`create or replace function company_joined(name text) returns text immutable parallel safe
      return regexp_replace(
        company_core(regexp_replace(name, '(\\S)\\s*\\([A-Z&.]{2,8}\\)\\s*$', '\\1')),
        ' and | ', '', 'g')`)
    .execute(db);
  await sql.raw(`create index companies_joined on companies (company_joined(name))`).execute(db);
}
