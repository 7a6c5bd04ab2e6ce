// One database with two servers of the product on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { parseConfig } from '../../server/config.ts';
import { openStorage, type Storage } from '../../server/storage.ts';
import { type RunningServer, startServer } from '../kill-drill/server.ts';

/** The name by which PostgreSQL knows the servers' connections. */
const SERVERS = 'drilled servers';

export interface TwoServers {
  storage: Storage;
  /** Starts one of the servers, at the same address as before. */
  start(which: 0 | 1): Promise<RunningServer>;
  /** Whether everything that killed servers had begun in the database has ended, too. */
  areGone(): Promise<boolean>;
  close(): Promise<void>;
}

/** Starts the database; its servers are started one by one. */
export async function openTwoServers(firstPort: number): Promise<TwoServers> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-two-'));
  const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
  const { host, port, user, database, password } = storage.pool.options;
  const secret = typeof password === 'string' ? `:${password}` : '';
  const application_name = SERVERS;
  const at = new URLSearchParams({ host: host ?? '', port: String(port), application_name });
  const environment = {
    DATABASE_URL: `postgresql://${user}${secret}@localhost/${database}?${at}`,
  };
  return {
    storage,
    start: (which) => startServer(dataDir, firstPort + which, { environment }),
    async areGone() {
      const { rows } = await sql<{ open: number }>`select count(*) as open from pg_stat_activity
        where application_name = ${SERVERS}`.execute(storage.db);
      return Number(rows[0]?.open) === 0;
    },
    close: async () => {
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
