import { type Kysely, sql } from 'kysely';

/** Events that name only an address find their account by its hash, soon after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index security_events_of_address on security_events (address_hash)
    where address_hash is not null`.execute(db);
}
