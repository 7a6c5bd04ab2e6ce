import { AsyncResource } from 'node:async_hooks';
import { setImmediate as soon, setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Trx } from '../database.ts';
import { isConsequence, together } from './statements.ts';
import { GATHERED_MAX, gatherCalls } from './gathered.ts';

/**
 * How many such transactions a process runs at once: two, so that one is being committed while
 * another is at work.
 */
const AT_ONCE = 2;
/** A slower transaction is probably waiting for a lock; start another so that it does not block the queue. */
const PATIENCE_MS = 50;

interface SharedWork {
  /** Work with the same key is never done at the same time. */
  key: unknown;
  begin: (trx: Trx) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

interface Queue {
  waiting: SharedWork[];
  running: number;
  /** The keys of the work under way. */
  keys: Set<unknown>;
}

const queues = new WeakMap<Db, Queue>();

/**
 * Does `work` in a transaction, like `db.transaction().execute(work)`, but shares the transaction
 * with other work that arrives while earlier ones are under way: a crowd then costs PostgreSQL a
 * few transactions, in which `gathered` statements are sent once for all. If nothing else arrives,
 * it begins at once.
 *
 * If some of the work fails, only its caller sees that: the transaction is rolled back, and the
 * rest is done again without it. So `work` may run several times: it must change nothing outside of
 * the database, and must expect the others' changes at any of its statements. Work that would
 * change the same row must have the same `key`.
 */
export function inSharedTransaction<T>(
  db: Db,
  key: unknown,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const queue = queues.get(db) ?? { waiting: [], running: 0, keys: new Set() };
  queues.set(db, queue);
  return new Promise<T>((resolve, reject) => {
    // Binds the work to the request that it is for, so that whatever it logs is logged for that
    // request.
    queue.waiting.push({ key, begin: AsyncResource.bind(work), resolve, reject });
    void passOn(db, queue);
  });
}

async function passOn(db: Db, queue: Queue): Promise<void> {
  // Lets all calls of this turn of the event loop arrive.
  await soon();
  while (queue.running < AT_ONCE) {
    const parts = takeParts(queue);
    if (parts.length === 0) return;
    queue.running += 1;
    const shared = shareApart(db, queue, parts);
    void Promise.race([shared, sleep(PATIENCE_MS)]).then(() => {
      queue.running -= 1;
      return passOn(db, queue);
    });
    // Some work may be waiting only for these keys.
    void shared.then(() => passOn(db, queue));
  }
}

async function shareApart(db: Db, queue: Queue, parts: readonly SharedWork[]): Promise<void> {
  await share(db, parts);
  for (const { key } of parts) queue.keys.delete(key);
}

/** Takes the work that shares the next transaction, first come first served. */
function takeParts(queue: Queue): SharedWork[] {
  const taken = new Map<unknown, SharedWork>();
  for (const part of queue.waiting) {
    const isApart = queue.keys.has(part.key) || taken.has(part.key);
    if (taken.size < GATHERED_MAX && !isApart) taken.set(part.key, part);
  }
  for (const key of taken.keys()) queue.keys.add(key);
  const parts = [...taken.values()];
  queue.waiting = queue.waiting.filter((part) => taken.get(part.key) !== part);
  return parts;
}

/** Never rejects. */
async function share(db: Db, parts: readonly SharedWork[]): Promise<void> {
  const failed = new Set<SharedWork>();
  try {
    const results = await db.transaction().execute((trx) => {
      gatherCalls(trx);
      return together(
        trx,
        parts.map((part) => async (all: Trx) => {
          try {
            return await part.begin(all);
          } catch (error) {
            if (!isConsequence(error)) failed.add(part);
            throw error;
          }
        }),
      );
    });
    for (const [at, { resolve }] of parts.entries()) resolve(results[at] as never);
  } catch (error) {
    // If no work failed, there was no connection, or the commit failed. Then the work may have been
    // stored after all, so it is not done again.
    const isUndone = failed.size > 0;
    if (parts.length === 1 || !isUndone) {
      for (const { reject } of parts) reject(error);
      return;
    }
    const others = parts.filter((part) => !failed.has(part));
    if (others.length > 0) await share(db, others);
    await Promise.all([...failed].map((part) => share(db, [part])));
  }
}
