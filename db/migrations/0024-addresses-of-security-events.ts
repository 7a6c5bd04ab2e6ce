import { type Kysely, sql } from 'kysely';

/**
 * Events that name only an address find their account by its hash, soon after. New tokens of mails
 * and previews are random in all of their 128 bits; a UUID's are only in 122.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Only gen_random_uuid() is random enough for secrets without an extension; two hold 244 bits.
const token = 'md5(gen_random_uuid()::text || gen_random_uuid()::text)::uuid';

const statements = [
  `create index security_events_of_address on security_events (address_hash)
    where address_hash is not null`,
  `alter table jobs alter column preview_token set default ${token}`,
  `alter table feature_waits alter column unsubscribe_token set default ${token}`,
];
