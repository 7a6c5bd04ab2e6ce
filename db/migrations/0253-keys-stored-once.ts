import { type Kysely, sql } from 'kysely';

/**
 * A key is claimed by a lock until the end of the transaction, and stored once, with its answer. It was stored as soon as it was
 * claimed, and written anew with the answer. Each of the two statements sees what was committed before it began, so whoever
 * had to wait for the key finds the answer of the other one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function claim_key(account bigint, named text)
      returns table (request_hash bytea, answer jsonb) language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('key ' || account || ' ' || named, 0));
        return query select kept.request_hash, kept.answer from idempotency_keys as kept
          where kept.account_id = account and kept.key = named;
      end $$`)
    .execute(db);
}
