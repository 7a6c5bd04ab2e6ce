import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { gathered, type WithGiven } from './batching/gathered.ts';
import type { Db, Trx } from './database.ts';
import { type Ending, ending, type Part, sendEnding, together } from './batching/statements.ts';
import { refuse } from './refusal.ts';

/** The caller's Idempotency-Key, and the content that it was sent with. */
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
  const claim = await claimKey(trx, sending);
  if (claim && 'earlier' in claim) return claim.earlier as T;
  const answer = await write();
  if (claim) await keepAnswer(trx, { ...claim, answer });
  return answer;
}

/** `once` for a write that has a transaction of its own. */
export const transactOnce = <T>(
  db: Db,
  sending: KeyedRequest,
  write: (trx: Trx) => Promise<T>,
): Promise<T> => db.transaction().execute((trx) => once(trx, sending, () => write(trx)));

/**
 * `once` with fewer round trips. `read`, with which the write begins, is sent together with the
 * question for the key, so a repeat reads as well; it gets the first answer even if `read` refuses
 * by now. What the answer does not depend on is returned as `rest`, and sent together with storing
 * the answer.
 */
export async function onceTogether<R, T>(
  trx: Trx,
  sending: KeyedRequest,
  read: (all: Trx) => Promise<R>,
  write: (found: R) => Promise<{ answer: T; rest: Part[] }>,
): Promise<T> {
  const [claim, [found]] = await together(trx, [
    (all) => claimKey(all, sending),
    (all) => Promise.allSettled([read(all)]),
  ]);
  if (claim && 'earlier' in claim) return claim.earlier as T;
  if (found.status === 'rejected') throw found.reason;
  const { answer, rest } = await write(found.value);
  const keep = claim ? [(all: Trx) => keepAnswer(all, { ...claim, answer })] : [];
  await together(trx, [...rest, ...keep]);
  return answer;
}

/** `once` for `commitTogether`: if there is a key, the ending stores the answer under it. */
export async function onceAtTheEnd<T>(
  trx: Trx,
  sending: KeyedRequest,
  write: () => Promise<Ending<T>>,
): Promise<Ending<T>> {
  const claim = await claimKey(trx, sending);
  if (claim && 'earlier' in claim) return ending([], () => claim.earlier as T);
  const written = await write();
  if (!claim) return written;
  const answer = await sendEnding(trx, written);
  const keeping = trx.insertInto('idempotency_keys').values({
    ...claim,
    request_hash: sql`${claim.request_hash}::bytea`,
    answer: JSON.stringify(answer),
  });
  return ending([keeping], () => answer);
}

const hashOf = (content: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(content)).digest();

/**
 * Claims the key for the write that follows, or returns the answer of the first write; undefined
 * without a key.
 */
async function claimKey(
  trx: Trx,
  { accountId, key, content }: KeyedRequest,
): Promise<Claim | { earlier: unknown } | undefined> {
  if (key === undefined) return undefined;
  const hash = hashOf(content);
  const [earlier] = await findKept(trx, { account_id: accountId, key });
  if (!earlier) return { account_id: accountId, key, request_hash: `\\x${hash.toString('hex')}` };
  if (!earlier.request_hash.equals(hash)) throw refuse('request.idempotency_key_reused');
  return { earlier: earlier.answer };
}

interface Named {
  account_id: number;
  key: string;
}

interface Claim extends Named {
  request_hash: string;
}

/**
 * Waits until nobody else holds the key, holds it until the end of this transaction, and returns
 * what is stored under it.
 */
const findKept = gathered({ account_id: 'bigint', key: 'text' }, (db: WithGiven<Named>) =>
  db
    .selectFrom('given')
    .innerJoinLateral(
      sql<{
        request_hash: Buffer;
        answer: unknown;
      }>`claim_key(given.account_id, given.key)`.as<'kept'>(sql`kept`),
      (join) => join.onTrue(),
    )
    .select(['given.at', 'kept.request_hash', 'kept.answer']),
);

const keepAnswer = gathered(
  { account_id: 'bigint', key: 'text', request_hash: 'bytea', answer: 'jsonb' },
  (db: WithGiven<Claim & { answer: unknown }>) =>
    db
      .with('kept', (query) =>
        query
          .insertInto('idempotency_keys')
          .columns(['account_id', 'key', 'request_hash', 'answer'])
          .expression((row) =>
            row
              .selectFrom('given')
              .select([
                'account_id',
                'key',
                sql<Buffer>`request_hash`.as('request_hash'),
                sql<string>`answer`.as('answer'),
              ]),
          ),
      )
      .selectFrom('given')
      .select('given.at'),
);

/**
 * Forgets the keys under which this account made something that it has since undone, so that the
 * same request makes it anew. The answers are recognised by this `id`, together with a field that
 * only answers of this kind have.
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

/**
 * Does a write of somebody who may have no account, and a browser without scripts, which sends no key:
 * the same content within an hour is the same form, sent by a second press or after a lost answer.
 */
export async function onceAnHour<T>(
  trx: Trx,
  content: readonly unknown[],
  write: () => Promise<T>,
): Promise<T> {
  const hash = hashOf(content);
  const lock = `guest form ${hash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
  const earlier = await trx
    .selectFrom('guest_forms')
    .select('answer')
    .where('content_hash', '=', hash)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirst();
  if (earlier) return earlier.answer as T;
  const answer = await write();
  const kept = { answer: JSON.stringify(answer), created_at: new Date() };
  await trx
    .insertInto('guest_forms')
    .values({ content_hash: hash, ...kept })
    .onConflict((row) => row.column('content_hash').doUpdateSet(kept))
    .execute();
  return answer;
}

/**
 * Deletes keys older than a day, which is long enough for any phone to repeat a request, and what is
 * kept of guests' forms for an hour.
 */
export async function forgetOldKeys(db: Pick<Trx, 'deleteFrom'>): Promise<void> {
  await db
    .deleteFrom('guest_forms')
    .where('created_at', '<', sql<string>`now() - interval '1 hour'`)
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
