// One database with two servers of the product on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '../../server/config.ts';
import { openStorage, type Storage } from '../../server/storage.ts';
import { type RunningServer, startServer } from '../kill-drill/server.ts';

export interface TwoServers {
  storage: Storage;
  /** Starts one of the servers, at the same address as before. */
  start(which: 0 | 1): Promise<RunningServer>;
  close(): Promise<void>;
}

/** Starts the database; its servers are started one by one. */
export async function openTwoServers(firstPort: number): Promise<TwoServers> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-two-'));
  const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
  const { host, port, user, database, password } = storage.pool.options;
  const secret = typeof password === 'string' ? `:${password}` : '';
  const at = new URLSearchParams({ host: host ?? '', port: String(port) });
  const environment = {
    DATABASE_URL: `postgresql://${user}${secret}@localhost/${database}?${at}`,
  };
  return {
    storage,
    start: (which) => startServer(dataDir, firstPort + which, { environment }),
    close: async () => {
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
