import { Worker } from 'node:worker_threads';
import type { Db } from '../../../platform/database.ts';
import type { RecentStatements } from '../../../platform/health/recent-statements.ts';
import type { Live } from '../../../platform/live/live.ts';
import { mayReadReplica, type Replica } from '../../../platform/postgres/replica.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Finders, finders } from './finders.ts';
import type { FromThread, Start, ToThread } from './messages.ts';

interface Reached extends Start {
  db: Db;
  live: Pick<Live, 'hear'>;
  /** Gets the statements of the thread, too. */
  statements: Pick<RecentStatements, 'note'>;
  /** Counts the reads of the thread, too. */
  replica?: Pick<Replica, 'reads'> | undefined;
}

type Ask = (name: keyof Finders, args: unknown[]) => Promise<unknown>;

const threads = new WeakMap<Db, Ask>();

/** Searches of this database in a thread of its own, if `openSearchThread` was called, and else here. */
export const inThread = <N extends keyof Finders>(name: N): Finders[N] =>
  (async (db: Db, ...args: unknown[]) => {
    const ask = threads.get(db);
    if (ask) return ask(name, args);
    return (finders[name] as (...all: unknown[]) => unknown)(db, ...args);
  }) as unknown as Finders[N];

const YOUNG_MB = 32;

/**
 * From now on this database is searched in a thread of its own, so that whatever else the server does waits for no
 * search. `onCrash` is called if the thread ends although nobody ended it. Returns what ends it.
 */
export function openSearchThread(
  { databases, db, live, statements, replica }: Reached,
  onCrash: (error: unknown) => void,
): () => Promise<void> {
  const start: Start = { databases };
  const worker = new Worker(new URL('search.worker.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const send = (message: ToThread) => worker.postMessage(message);
  let asked = 0;

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'hears') {
      for (const topic of message.topics) {
        live.hear(topic, (about) => send({ kind: 'heard', topic, about }));
      }
      return;
    }
    const { statements: made, reads } = message.spent;
    for (const { text, ms } of made) statements.note(text, ms);
    if (replica) {
      replica.reads.replica += reads.replica;
      replica.reads.primary += reads.primary;
    }
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if ('result' in message) one?.resolve(message.result);
    else if ('failure' in message) one?.reject(message.failure);
    else {
      const { rules, retryAfterSeconds } = message.refused;
      one?.reject(new Refusal(rules, { retryAfterSeconds }));
    }
  });
  const failAll = (error: unknown) => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on('error', (error) => {
    failAll(error);
    onCrash(error);
  });

  threads.set(db, (name, args) => {
    asked += 1;
    const one = Promise.withResolvers<unknown>();
    waiting.set(asked, one);
    send({ kind: 'ask', id: asked, name, args, onReplica: mayReadReplica() });
    return one.promise;
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return async () => {
    threads.delete(db);
    send({ kind: 'end' });
    await ended;
  };
}
