import { type Kysely, sql } from 'kysely';

/** Searches for candidates that recruiters keep, and when each of the team opened one last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table saved_candidate_searches (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    name text not null,
    source text not null check (source in ('applied', 'found')),
    filters jsonb not null,
    is_shared boolean not null,
    created_at timestamptz not null default now()
  )`,
  `create index saved_candidate_searches_company on saved_candidate_searches (company_id)`,
  `create index saved_candidate_searches_account on saved_candidate_searches (account_id)`,

  `create table candidate_search_openings (
    search_id bigint not null references saved_candidate_searches on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    opened_at timestamptz not null default now(),
    primary key (search_id, account_id)
  )`,
  `create index candidate_search_openings_account on candidate_search_openings (account_id)`,
];
