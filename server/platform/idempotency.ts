import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from './database.ts';
import { refuse } from './refusal.ts';

/** What the caller sent: the Idempotency-Key and what it was sent with. */
export interface Sending {
  accountId: number;
  key: string | undefined;
  /** The request's own content: the same key with other content is refused. */
  content: unknown;
}

/**
 * Does a write once for an Idempotency-Key: a second sending waits for the first and gets its
 * answer. It is part of the caller's transaction, so key and write are kept or lost together.
 */
export async function once<T>(trx: Trx, sending: Sending, write: () => Promise<T>): Promise<T> {
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

/** Keys are for repeats of one sending; a day is long enough for any phone. */
export async function forgetOldKeys(db: Pick<Trx, 'deleteFrom'>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
