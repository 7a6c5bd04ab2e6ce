import { type Kysely, sql } from 'kysely';

/** What people call a company: "Google India Pvt Ltd" is "google". The search finds it by this name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function company_core(name text) returns text immutable parallel safe language sql as $$
      select trim(regexp_replace(
        ' ' || trim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g')),
        '( (pvt|private|ltd|limited|llp|llc|inc|india|technologies|technology|tech|solutions|services|service|software|systems|corporation|corp|company|co|group|consulting|labs|global|international|plc|gmbh))+$',
        ''))
    $$`)
    .execute(db);
  await sql.raw(`create index companies_core on companies (company_core(name))`).execute(db);
}
