import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { gathered, type WithGiven } from './batching/gathered.ts';
import { type Sent, sendLast, type Trx } from './database.ts';
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
 * key that was used with other content (422). What the answer does not depend on can be given to `alongside`: it is then
 * sent with the answer, and has ended before this returns.
 */
export async function once<T>(
  trx: Trx,
  sending: KeyedRequest,
  write: (alongside: (work: Promise<unknown>) => void) => Promise<T>,
): Promise<T> {
  const claim = await claimKey(trx, sending);
  if (claim && 'earlier' in claim) return claim.earlier as T;
  const beside: Promise<unknown>[] = [];
  try {
    const answer = await write((work) => void beside.push(work));
    // The first that fails is what is thrown: those behind it fail as its consequence.
    await Promise.all([...beside, claim && keepAnswer(trx, { ...claim, answer })]);
    return answer;
  } finally {
    // Nothing may be sent after the transaction has ended.
    await Promise.allSettled(beside);
  }
}

/** The same for `committing`: if there is a key, what is sent last keeps the answer under it. */
export async function onceAtTheEnd<T>(
  trx: Trx,
  sending: KeyedRequest,
  write: () => Promise<Sent<T>>,
): Promise<Sent<T>> {
  const claim = await claimKey(trx, sending);
  if (claim && 'earlier' in claim) return { answer: Promise.resolve(claim.earlier as T) };
  const sent = await write();
  if (!claim) return sent;
  const answer = await sent.answer;
  const keeping = sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
    where account_id = ${claim.account_id} and key = ${claim.key}`;
  return sendLast(trx, [keeping], () => answer);
}

/** The key for the write that follows, or the answer of the first one; undefined if there is no key. */
async function claimKey(
  trx: Trx,
  sending: KeyedRequest,
): Promise<Named | { earlier: unknown } | undefined> {
  const { accountId, key, content } = sending;
  if (key === undefined) return undefined;
  const request_hash = createHash('sha256').update(JSON.stringify(content)).digest();
  const named = { account_id: accountId, key };
  const [mine] = await keepKey(trx, {
    ...named,
    request_hash: `\\x${request_hash.toString('hex')}`,
  });
  if (mine) return named;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  // What was made under this key has been undone in the meantime.
  if (!earlier) return claimKey(trx, sending);
  if (!earlier.request_hash.equals(request_hash)) throw refuse('request.idempotency_key_reused');
  return { earlier: earlier.answer };
}

interface Named {
  account_id: number;
  key: string;
}

/** One row if the key is new. */
const keepKey = gathered(
  { account_id: 'bigint', key: 'text', request_hash: 'bytea' },
  (db: WithGiven<Named & { request_hash: string }>) =>
    db
      .with('kept', (query) =>
        query
          .insertInto('idempotency_keys')
          .columns(['account_id', 'key', 'request_hash'])
          .expression((row) =>
            row
              .selectFrom('given')
              .select(['account_id', 'key', sql<Buffer>`request_hash`.as('request_hash')]),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning(['account_id', 'key']),
      )
      .selectFrom('given')
      .innerJoin('kept', (join) =>
        join.onRef('kept.account_id', '=', 'given.account_id').onRef('kept.key', '=', 'given.key'),
      )
      .select('given.at'),
);

const keepAnswer = gathered(
  { account_id: 'bigint', key: 'text', answer: 'jsonb' },
  (db: WithGiven<Named & { answer: unknown }>) =>
    db
      .updateTable('idempotency_keys as kept')
      .from('given')
      .set((row) => ({ answer: row.ref('given.answer').$castTo<string>() }))
      .whereRef('kept.account_id', '=', 'given.account_id')
      .whereRef('kept.key', '=', 'given.key')
      .returning('given.at'),
);

/**
 * Forgets the keys under which this account made something that it has undone: the same request makes it anew. It is known
 * by the answer, which has this `id` and a field that only answers of its sort have.
 */
export async function forgetKeysOf(
  trx: Trx,
  accountId: number,
  { id, field }: { id: number; field: string },
): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where(sql<string>`answer ->> 'id'`, '=', String(id))
    .where(sql<boolean>`answer ? ${field}`)
    .execute();
}

/** Deletes keys older than a day, which is long enough for any phone to repeat a request. */
export async function forgetOldKeys(db: Pick<Trx, 'deleteFrom'>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
