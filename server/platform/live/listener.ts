import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const CHANNEL = 'live';
const RECONNECT_MS = 1_000;

/** The payload of a notification between servers. */
interface News {
  topic?: string;
  accountIds?: number[];
  about?: string;
}

/**
 * What the listener calls. News may be missed from `onLost` until `onBack`, when a lost connection
 * is open again.
 */
interface Hearing {
  onNews: (news: News) => void;
  onLost: () => void;
  onBack: () => void;
}

interface Listener {
  /**
   * Announces all committed news to all servers. With `untilHeard`, this server has heard all of it
   * when the promise resolves. Resolves also if the connection is lost.
   */
  announce(how: { untilHeard: boolean }): Promise<void>;
  /** False while the connection is lost. */
  isListening(): boolean;
  close(): void;
}

/**
 * Hears the news of all servers on a connection of its own. If that is lost, tries every second to
 * open another; a connection that does not answer for `silenceMaxMs` counts as lost. Rejects if the
 * first cannot be opened.
 */
export async function openListener(
  pool: pg.Pool,
  silenceMaxMs: number,
  { onNews, onLost, onBack }: Hearing,
): Promise<Listener> {
  const ended = new AbortController();
  let listening: pg.PoolClient | undefined;

  async function listen(): Promise<void> {
    const client = await pool.connect();
    client.on('notification', ({ payload = '{}' }) => onNews(JSON.parse(payload) as News));
    // A connection that was released or never listened may still report that it has ended.
    client.on('error', () => {
      if (client === listening) void listenAgain();
    });
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    listening = client;
  }

  function stop() {
    listening?.release(true);
    listening = undefined;
  }

  async function listenAgain(): Promise<void> {
    stop();
    onLost();
    while (!ended.signal.aborted) {
      try {
        await sleep(RECONNECT_MS, undefined, { ref: false, signal: ended.signal });
        await listen();
        return ended.signal.aborted ? stop() : onBack();
      } catch {
        // The database is unreachable; the next try may find it.
      }
    }
  }

  await listen();
  return {
    async announce({ untilHeard }) {
      const asked = listening;
      const question = {
        name: `announce news ${untilHeard}`,
        text: `select announce_news(${untilHeard})`,
        query_timeout: silenceMaxMs,
      };
      const isLost = await asked?.query(question).then(
        () => false,
        () => true,
      );
      if (isLost && asked === listening) void listenAgain();
    },
    isListening: () => listening !== undefined,
    close() {
      ended.abort();
      stop();
    },
  };
}
