import { type Kysely, sql } from 'kysely';

/** Copies of everything that the product holds of an account, one for each that asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table personal_copies (
    id bigint generated always as identity primary key,
    account_id bigint not null unique references accounts on delete cascade,
    language text not null check (language in ('en', 'hi')),
    -- known from the beginning, so that no file is ever without a row
    file_key text not null,
    size_bytes bigint,
    created_at timestamptz not null default now(),
    -- null while it is being made
    ready_at timestamptz
  )`,
  // What a recruiter decided is in their copy too.
  `create index application_events_actor on application_events (actor_id)`,
];
