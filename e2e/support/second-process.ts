import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../../server/platform/postgres/address.ts';

/** A second app process on the same database, files and folder of mails. */
export interface SecondProcess {
  url: string;
  stop(): Promise<void>;
}

/** Starts it beside the one that serves all journeys; resolves once it answers. */
export async function startSecondProcess(port: number): Promise<SecondProcess> {
  const first = process.env['E2E_DATA_DIR'] ?? '';
  const own = await mkdtemp(path.join(tmpdir(), 'vritti-second-'));
  // Either process sends any queued mail, so both write into the folder that the journeys read.
  for (const folder of ['files', 'mail']) {
    await mkdir(path.join(first, folder), { recursive: true });
    await symlink(path.join(first, folder), path.join(own, folder));
  }
  await cp(path.join(first, 'seal.key'), path.join(own, 'seal.key'));
  const {
    host,
    port: databasePort,
    user,
    password = '',
    database,
  } = addressOf(path.join(first, 'postgres'));
  const login = password ? `${user}:${password}` : user;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      TRUSTED_PROXIES: 'loopback',
      PORT: String(port),
      DATA_DIR: own,
      DATABASE_URL: `postgres://${login}@localhost:${databasePort}/${database}?host=${encodeURIComponent(host)}`,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await sleep(200);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(own, { recursive: true, force: true });
    },
  };
}
