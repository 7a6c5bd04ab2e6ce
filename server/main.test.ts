// Runs the real server program as npm start does: as a process with an environment.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isAlive } from './test/processes.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vritti-main-'));
const dataDir = join(scratch, 'first');
const database = { user: 'vritti', database: 'vritti' };
const running: ChildProcess[] = [];

interface Run {
  child: ChildProcess;
  /** All of standard error, once the process has ended. */
  errors: Promise<string>;
  ended: Promise<number | null>;
  /** Resolves to the server's address once it says that it is ready. */
  ready: Promise<string>;
  /** All of standard output so far. */
  said: () => string;
}

function startServer(env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  const ended = once(child, 'exit').then(([code]) => code);
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /http:\S+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`ended with ${code} before it was ready`)));
  });
  ready.catch(() => {});
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  return { child, errors, ended, ready, said: () => output };
}

const clusterLock = () => join(dataDir, 'postgres', 'postmaster.pid');

function logIn(address: string, credentials: { email: string; password: string }) {
  return fetch(`${address}/api/v2/barong/identity/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the server', { timeout: 120_000 }, () => {
  it('starts from an empty folder and is ready when it says so', async () => {
    const { ready } = startServer();
    const address = await ready;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops everything at %s, however often',
    async (signal) => {
      const { child, ready, ended, errors } = startServer();
      await ready;
      const postmaster = Number.parseInt(readFileSync(clusterLock(), 'utf8'), 10);
      child.kill(signal);
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(await errors).toBe('');
      expect(isAlive(postmaster)).toBe(false);
    },
  );

  it('finishes requests in progress before it stops', async () => {
    const { child, ready, ended } = startServer();
    const address = await ready;
    const other = new Client({ ...database, host: join(dataDir, 'postgres') });
    await other.connect();
    await other.query('begin; lock table accounts');
    const answer = logIn(address, { email: 'nobody@vritti.test', password: 'Mango-tree-42' });
    const waiting = 'select 1 from pg_locks where not granted';
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
    child.kill('SIGTERM');
    await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused');
    await other.query('commit');
    await other.end();
    expect((await answer).status).toBe(401);
    expect(await ended).toBe(0);
  });

  it('stops when its parent command dies', async () => {
    const { child, ready, ended } = startServer();
    await ready;
    child.disconnect();
    expect(await ended).toBe(0);
  });

  it('leaves nothing running when it is stopped during its start', async () => {
    const { child, ended, errors } = startServer({ DATA_DIR: join(scratch, 'interrupted') });
    await once(child.stdout ?? child, 'data');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await errors).toBe('');
    const { ready } = startServer({ DATA_DIR: join(scratch, 'interrupted') });
    expect(await ready).toMatch(/^http/);
  });

  it('ends with code 1 when its PostgreSQL dies', async () => {
    const { ready, ended, errors } = startServer();
    await ready;
    process.kill(Number.parseInt(readFileSync(clusterLock(), 'utf8'), 10), 'SIGQUIT');
    expect(await ended).toBe(1);
    expect(await errors).toMatch(/^PostgreSQL ended unexpectedly/);
  });

  it('creates the first admin once', async () => {
    const admin = { ADMIN_EMAIL: 'admin@vritti.test', ADMIN_PASSWORD: 'Mango-tree-42' };
    for (const round of [1, 2]) {
      const { child, ready, ended, errors } = startServer(admin);
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin;
      const login = await logIn(await ready, { email, password });
      expect(await login.json(), `start ${round}`).toMatchObject({ user: { role: 'admin' } });
      child.kill('SIGTERM');
      await ended;
      expect(await errors).toBe('');
    }
  });

  it('fills an empty database with the demo once, and prints its logins at every start', async () => {
    const demo = { DEMO: '1', DATA_DIR: join(scratch, 'demo') };
    for (const isFirst of [true, false]) {
      const { child, ready, ended, said } = startServer(demo);
      const address = await ready;
      expect(said().includes('Filling the portal')).toBe(isFirst);
      const [, email = ''] = /Recruiter +(\S+)/.exec(said()) ?? [];
      const [, password = ''] = /with the password (\S+)/.exec(said()) ?? [];
      const login = await logIn(address, { email, password });
      expect(await login.json()).toMatchObject({ user: { email, role: 'hr' } });
      child.kill('SIGTERM');
      await ended;
    }
  });

  it('does not load the demo into a database with other content', async () => {
    const { ready, said } = startServer({ DEMO: '1' });
    await ready;
    expect(said()).not.toMatch(/Filling|Demo logins/);
  });
});

describe('a start that cannot succeed', { timeout: 120_000 }, () => {
  async function failure(env: NodeJS.ProcessEnv): Promise<string> {
    const { ended, errors } = startServer(env);
    expect(await ended).toBe(1);
    return errors;
  }

  it('reports every wrong variable', async () => {
    expect(await failure({ PORT: 'x', ROLE: 'boss' })).toBe(
      'PORT must be a whole number from 0 to 65535\nROLE must be one of all, web, worker\n',
    );
  });

  it('reports a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    expect(await failure({ PORT: String(port) })).toMatch(
      new RegExp(`^Port ${port} is already in use: [^\n]+\n$`),
    );
    other.close();
  });

  it('reports a host that is not of this machine', async () => {
    expect(await failure({ HOST: '192.0.2.1' })).toMatch(
      /^HOST 192\.0\.2\.1 is not an address[^\n]+\n$/,
    );
  });

  it('reports a data folder that is not writable', async () => {
    writeFileSync(join(scratch, 'file'), '');
    expect(await failure({ DATA_DIR: join(scratch, 'file', 'data') })).toMatch(
      /^The data folder [^\n]+ cannot be written: [^\n]+\n$/,
    );
  });

  it('reports one when using another database, too', async () => {
    await startServer().ready;
    writeFileSync(join(scratch, 'file'), '');
    const host = encodeURIComponent(join(dataDir, 'postgres'));
    const errors = await failure({
      DATABASE_URL: `postgres://${database.user}@localhost/${database.database}?host=${host}`,
      DATA_DIR: join(scratch, 'file', 'data'),
    });
    expect(errors).toMatch(/^The data folder [^\n]+ cannot be written: [^\n]+\n$/);
  });

  it('reports a data folder that another server uses', async () => {
    await startServer().ready;
    expect(await failure({})).toMatch(/^Vritti is already running on the data folder [^\n]+\n$/);
  });

  it('reports an unreachable database without its password', async () => {
    const errors = await failure({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' });
    expect(errors).toMatch(/^The database of DATABASE_URL cannot be reached: [^\n]+\n$/);
    expect(errors).not.toContain('secret');
  });
});
