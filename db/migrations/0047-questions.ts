import { type Kysely, sql } from 'kysely';

/**
 * What a job asks everybody who applies, and the answers. An answer stands with the question as it
 * was asked, so that changing a job's questions changes no application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table jobs add column questions jsonb not null default '[]'`,
  `alter table applications add column answers jsonb not null default '[]'`,
];
