import { type Kysely, sql } from 'kysely';

/** A face is given away by a tick of its own: who agreed to a public profile did not agree to that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public_profiles
    add column shows_picture boolean not null default false`.execute(db);
}
