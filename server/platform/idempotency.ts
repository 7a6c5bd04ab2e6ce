import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from './database.ts';
import { refuse } from './refusal.ts';

/** The caller's Idempotency-Key, and what it was sent with. */
export interface KeyedRequest {
  accountId: number;
  key: string | undefined;
  /** The content of the request: the same key with other content is refused. */
  content: unknown;
}

/**
 * Does a write once per Idempotency-Key: a repeat waits for the first one and gets its answer. Runs
 * in the caller's transaction, so that the key and the write are kept or lost together. Refuses a
 * key that was used with other content (422).
 */
export async function once<T>(
  trx: Trx,
  sending: KeyedRequest,
  write: () => Promise<T>,
): Promise<T> {
  const { accountId, key, content } = sending;
  if (key === undefined) return write();
  const request_hash = createHash('sha256').update(JSON.stringify(content)).digest();
  const mine = await trx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, key, request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('key', '=', key);
  if (!mine) {
    const earlier = await row.executeTakeFirstOrThrow();
    if (!earlier.request_hash.equals(request_hash)) throw refuse('request.idempotency_key_reused');
    return earlier.answer as T;
  }
  const answer = await write();
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** Deletes keys older than a day, which is long enough for any phone to repeat a request. */
export async function forgetOldKeys(db: Pick<Trx, 'deleteFrom'>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
