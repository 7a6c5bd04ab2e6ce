import { type Kysely, sql } from 'kysely';

/** People write the name of a company with other gaps: "JP Morgan" is "J.P.Morgan", and "and" is "&". */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without quotes around it the body knows `company_core` wherever an index calls it.
  await sql
    .raw(`create function company_joined(name text) returns text immutable parallel safe
      return regexp_replace(company_core(name), ' and | ', '', 'g')`)
    .execute(db);
  await sql.raw(`create index companies_joined on companies (company_joined(name))`).execute(db);
  await sql.raw(`drop index companies_core`).execute(db);
}
