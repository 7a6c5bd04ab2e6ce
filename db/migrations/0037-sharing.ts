import { type Kysely, sql } from 'kysely';

/**
 * What seekers show of themselves to whom: a public profile at an address that nobody can guess, and
 * companies that never see them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // "M/s Acme (P) Ltd." and "ACME Private Limited" are one company to whoever writes its name. Signs are
  // listed, because some systems count those of Devanagari as punctuation.
  `create function company_key(name text) returns text
    language sql immutable strict parallel safe as $$
      select regexp_replace(
        trim(regexp_replace(replace(lower(normalize(name, NFKC)), '&', ' and '),
          '[\\s!-/:-@\\[-\`{-~\\u2010-\\u206f\\u0964\\u0965]+', ' ', 'g')),
        '^m s |( (p|pvt|private|public|ltd|limited|llp|llc|opc|inc|incorporated|corp|corporation|co'
          || '|company|plc|gmbh|प्रा|लि|प्राइवेट|लिमिटेड))+$', '', 'g')
    $$`,

  // Without a code the profile is not public. A code that ended never comes back.
  `create table public_profiles (
    account_id bigint primary key references accounts on delete cascade,
    code text unique,
    shows_job_preferences boolean not null default true,
    consented_at timestamptz
  )`,

  `create table blocked_companies (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    company_id bigint references companies on delete set null,
    name text,
    name_key text generated always as (company_key(name)) stored,
    domain text,
    created_at timestamptz not null default now(),
    check (num_nonnulls(name, domain) = 1),
    unique (account_id, name_key),
    unique (account_id, domain)
  )`,
  `create index blocked_companies_company on blocked_companies (company_id)`,
];
