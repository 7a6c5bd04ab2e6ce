import { type Kysely, sql } from 'kysely';

/** What a team writes about candidates for itself: notes, and tags to find them by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table candidate_notes (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    author_id bigint references accounts on delete set null,
    text text not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz
  )`,
  `create index candidate_notes_candidate on candidate_notes (company_id, account_id, id desc)`,
  `create index candidate_notes_account on candidate_notes (account_id)`,
  `create index candidate_notes_author on candidate_notes (author_id)`,

  `create table candidate_tags (
    account_id bigint not null references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    tag text not null,
    added_at timestamptz not null default now()
  )`,
  // Capitals make no other tag.
  `create unique index candidate_tags_once on candidate_tags (company_id, account_id, lower(tag))`,
  `create index candidate_tags_tag on candidate_tags (company_id, lower(tag), account_id)`,
  `create index candidate_tags_account on candidate_tags (account_id)`,
];
