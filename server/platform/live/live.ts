import type { Readable } from 'node:stream';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { LIVE_HEARTBEAT_MS, LIVE_STREAMS_MAX } from '../../../contract/constants.ts';
import { sharing } from '../batching/sharing.ts';
import type { Db } from '../database.ts';
import { openListener } from './listener.ts';
import { lookRegularly } from './looking.ts';
import { openPages } from './open-pages.ts';
import { recentNews } from './recent-news.ts';
import { openStreams } from './streams.ts';

/** How often a server looks for news that nobody has announced yet. */
const LOOK_MS = 50;
/** A connection that is silent for this long counts as lost. */
const SILENCE_MAX_MS = 5_000;

/**
 * The topic for ended sessions and for accounts that may no longer act. It ends the account's
 * streams, so that every page must open a new one with its current session.
 */
export const SESSIONS_TOPIC = 'sessions';
/** The topic for recruiters whose place in a team has changed: their pages ask anew who they are, and what they may see. */
export const MEMBERSHIP_TOPIC = 'membership';

/** Tells open pages at once that something of theirs has changed; they then read it again. */
export interface Live {
  /**
   * Server-sent events for one account, until the reader disconnects or ten minutes have passed. It
   * begins with the news of the last half minute, which the page's first answers may lack. Refuses with
   * `server.busy` when this server has as many streams as it can hold.
   */
  open(accountId: number): Readable;
  /**
   * Calls `hear` when any server announces `topic`: with the id of what changed if that is a single
   * thing, and without an id if news may have been missed.
   */
  hear(topic: string, hear: (about?: string) => void): void;
  /**
   * Announces everything that was committed before. Resolves once this server has heard it, or if
   * the connection is lost.
   */
  settle(): Promise<void>;
  /** False while the connection is lost and changes elsewhere go unheard. */
  isListening(): boolean;
  /** How many streams are open. */
  streams(): number;
  close(): Promise<void>;
}

/**
 * Announces that `topic` changed for these accounts. Writes a row in the caller's transaction: once
 * that is committed, a server announces it to all, and the server that made the change does so
 * before it answers.
 */
export async function announce(
  db: Db,
  accountIds: readonly number[],
  topic: string,
): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`select ${announcing(sql`${[...accountIds]}::bigint[]`, topic)}`.execute(db);
}

/**
 * The same as an SQL expression, for a statement that knows the accounts; without any, nothing is
 * announced.
 */
export const announcing = (
  accountIds: RawBuilder<number[]>,
  topic: string | RawBuilder<string>,
): RawBuilder<unknown> => sql`add_news_for(${accountIds}, ${topic}::text)`;

/**
 * Announces to every server, but not to pages, that `topic` changed, once the caller's transaction
 * is committed.
 */
export async function announceToServers(db: Db, topic: string): Promise<void> {
  await sql`select add_news(${JSON.stringify({ topic })}::json)`.execute(db);
}

/** Announces now what was committed before; for programs that do not open a `Live`. */
export async function announceCommitted(db: Db): Promise<void> {
  await sql`select announce_news(false)`.execute(db);
}

/**
 * Opens the live news of this server, which listens on a database connection of its own. When a
 * lost connection is open again, every page is told to read again.
 */
export async function openLive(
  pool: pg.Pool,
  { mostStreams = LIVE_STREAMS_MAX, silenceMaxMs = SILENCE_MAX_MS } = {},
): Promise<Live> {
  const streams = openStreams(mostStreams);
  const recent = recentNews();
  const pages = openPages(pool, streams.accounts);
  const hearers: { topic: string; hear: (about?: string) => void }[] = [];
  const missSomething = () => {
    for (const { hear } of hearers) hear();
  };
  const listener = await openListener(pool, silenceMaxMs, {
    onNews({ topic = '', accountIds = [], about }) {
      for (const hearer of hearers) if (hearer.topic === topic) hearer.hear(about);
      for (const id of accountIds) {
        recent.note(id, topic);
        streams.tell(id, topic);
        if (topic === SESSIONS_TOPIC) streams.end(id);
      }
    },
    onLost: missSomething,
    onBack() {
      missSomething();
      recent.note('everybody', 'everything');
      streams.tell('everybody', 'everything');
    },
  });
  const settle = sharing(() => listener.announce({ untilHeard: true }));
  const heartbeat = setInterval(() => {
    streams.keepAlive();
    void pages.note();
    recent.forgetOld();
    // The connection to the database must not stay silent for long, either.
    void settle();
  }, LIVE_HEARTBEAT_MS);
  heartbeat.unref();
  // For news that no answer waits for: of tasks, of commands, and of a server that was killed after a commit.
  const looking = lookRegularly(() => listener.announce({ untilHeard: false }), LOOK_MS);

  return {
    open(accountId) {
      const stream = streams.open(accountId, recent.of(accountId));
      pages.noteSoon();
      return stream;
    },
    hear: (topic, hear) => void hearers.push({ topic, hear }),
    settle,
    isListening: () => listener.isListening(),
    streams: streams.count,
    async close() {
      clearInterval(heartbeat);
      clearInterval(looking);
      streams.end('everybody');
      listener.close();
    },
  };
}
