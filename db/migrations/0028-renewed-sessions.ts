import { type Kysely, sql } from 'kysely';

/** A session whose token was renewed knows the one before for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sessions
    add column old_token_hash bytea,
    -- until when calls that were on their way may still use it
    add column old_token_until timestamptz`,
  `create unique index sessions_by_old_token on sessions (old_token_hash)
    where old_token_hash is not null`,
];
