import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Db } from '../../../platform/database.ts';
import type { RecentStatements } from '../../../platform/health/recent-statements.ts';
import type { Live } from '../../../platform/live/live.ts';
import { mayReadReplica, type Replica } from '../../../platform/postgres/replica.ts';
import { unpackFailure } from './failures.ts';
import { searchBy } from './in-thread.ts';
import type { DatabaseUse, FromThread, PoolCounts, Start, ToThread } from './messages.ts';

interface Server extends Start {
  db: Db;
  live: Pick<Live, 'hear'>;
  /** Receives the thread's statements, too. */
  statements: Pick<RecentStatements, 'note'>;
  /** Counts the thread's reads, too. */
  replica?: Pick<Replica, 'reads'> | undefined;
}

export interface SearchThread {
  /** Its connections to the database, as of its last answer. */
  connections: PoolCounts;
  /** Closes them; searches from then on fail. */
  end: () => Promise<void>;
}

/** A search takes milliseconds, and the longest piece of work without a pause less than a second. */
const SILENCE_MAX_MS = 60_000;

/**
 * From now on this database is searched in a separate thread, so that nothing else in the server waits for a search.
 * `onCrash` is called once if the thread ends by itself, or does not respond for a minute.
 */
export function openSearchThread(
  server: Server,
  onCrash: (error: unknown) => void,
  { silenceMaxMs = SILENCE_MAX_MS } = {},
): SearchThread {
  const { databases, indexFile } = server;
  const start: Start = { databases, indexFile };
  const worker = new Worker(new URL('search.worker.ts', import.meta.url), { workerData: start });
  const send = (message: ToThread) => worker.postMessage(message);
  const connections: PoolCounts = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const ended = Promise.withResolvers<void>();
  const questions = openQuestions();
  let isEnding = false;

  function isOver(error: Error): void {
    if (questions.areOver()) return;
    questions.end(error);
    if (!isEnding) onCrash(error);
  }

  searchBy(server.db, (name, args) =>
    questions.ask((id) => send({ kind: 'ask', id, name, args, onReplica: mayReadReplica() })),
  );

  const pongs: (() => void)[] = [];
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'pong') return pongs.shift()?.();
    if (message.kind === 'hears') return hearFor(message.topics);
    // While developing, `node --watch` posts messages of its own here.
    if (message.kind !== 'answer') return undefined;
    note(message.spent);
    return questions.answer(message);
  });
  worker.on('error', (error) => isOver(error as Error));
  worker.on('exit', () => {
    isOver(new Error('The thread of the search has ended.'));
    ended.resolve();
  });
  void watch();

  function hearFor(topics: readonly string[]): void {
    for (const topic of topics) {
      server.live.hear(topic, (about) => send({ kind: 'heard', topic, about }));
    }
  }

  function note(spent: DatabaseUse): void {
    for (const { text, ms } of spent.statements) server.statements.note(text, ms);
    Object.assign(connections, spent.connections);
    if (!server.replica) return;
    server.replica.reads.replica += spent.reads.replica;
    server.replica.reads.primary += spent.reads.primary;
  }

  async function watch(): Promise<void> {
    while (!questions.areOver()) {
      const answered = new Promise<void>((resolve) => pongs.push(resolve));
      send({ kind: 'ping' });
      const silence = sleep(silenceMaxMs, 'silent', { ref: false });
      const isSilent = (await Promise.race([answered, silence])) === 'silent';
      if (isSilent) isOver(new Error('The thread of the search does not answer.'));
      await silence;
    }
  }

  return {
    connections,
    async end() {
      isEnding = true;
      send({ kind: 'end' });
      // A silent thread may never read this; it ends with the process.
      if (!questions.areOver()) await ended.promise;
    },
  };
}

/** What the thread was asked and has not answered yet. */
function openQuestions() {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  let over: Error | undefined;
  return {
    async ask(send: (id: number) => void): Promise<unknown> {
      if (over) throw over;
      asked += 1;
      const one = Promise.withResolvers<unknown>();
      waiting.set(asked, one);
      send(asked);
      return one.promise;
    },
    answer(answer: Extract<FromThread, { kind: 'answer' }>): void {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('result' in answer) one?.resolve(answer.result);
      else one?.reject(unpackFailure(answer.failure));
    },
    /** Rejects all questions, also later ones, so that nobody waits for an answer that cannot come. */
    end(error: Error): void {
      over = error;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    },
    areOver: () => over !== undefined,
  };
}
