// Runs the real server program as npm start does: as a process with an environment.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PoolConfig } from './platform/database.ts';
import { isAlive } from './test/processes.ts';
import {
  openReplicatedPostgres,
  type ReplicatedPostgres,
} from './test/servers/replicated-postgres.ts';
import { IN_ORDER } from '../contract/test/in-order.ts';

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

function startServer(env: NodeJS.ProcessEnv = {}, words: readonly string[] = []): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
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

const postmasterIn = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);

async function logIn(address: string, credentials: { email: string; password: string }) {
  const answer = await fetch(`${address}/api/v2/barong/identity/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

afterAll(async () => {
  await Promise.all(running.map(stop));
  rmSync(scratch, { recursive: true, force: true });
});

/** The address of a server that listens at a socket. */
const urlOf = ({ host, port, user, database: name }: PoolConfig) =>
  `postgresql://${user}@localhost/${name}?${new URLSearchParams({ host: `${host}`, port: `${port}` })}`;

// A start takes seconds, so the tests of this group follow one server from start to start: each works
// with the one that the test before left running or stopped.
describe('the server', { timeout: 120_000, ...IN_ORDER }, () => {
  const admin = { ADMIN_EMAIL: 'admin@vritti.test', ADMIN_PASSWORD: 'Mango-tree-42' };
  const adminLogin = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  let server: Run;

  /** Starts it with the demo and uses the logins that it prints. Resolves to all that it said. */
  async function startWithLogins(env: NodeJS.ProcessEnv): Promise<string> {
    server = startServer({ ...env, DEMO: '1' });
    const address = await server.ready;
    const [, email = ''] = /Recruiter +(\S+)/.exec(server.said()) ?? [];
    const [, password = ''] = /with the password (\S+)/.exec(server.said()) ?? [];
    const { body } = await logIn(address, { email, password });
    expect(body).toMatchObject({ user: { email, role: 'hr' } });
    return server.said();
  }

  it('leaves nothing running when it is stopped at SIGINT during its start, however often', async () => {
    const { child, ended, errors } = startServer({ DEMO: '1' });
    await once(child.stdout ?? child, 'data');
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await errors).toBe('');
  });

  it('fills an empty database and prints its logins, also after an interrupted start', async () => {
    expect(await startWithLogins(admin)).toContain('Filling the portal');
  });

  it('is ready when it says so', async () => {
    const address = await server.ready;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('creates the first admin once', async () => {
    const { body } = await logIn(await server.ready, adminLogin);
    expect(body).toMatchObject({ user: { role: 'admin' } });
  });

  it('keeps its data folder from a second server', async () => {
    expect(await failure({})).toMatch(/^Vritti is already running on the data folder [^\n]+\n$/);
  });

  it('reports a data folder that is not writable when using another database, too', async () => {
    writeFileSync(join(scratch, 'file'), '');
    const host = encodeURIComponent(join(dataDir, 'postgres'));
    const errors = await failure({
      DATABASE_URL: `postgres://${database.user}@localhost/${database.database}?host=${host}`,
      DATA_DIR: join(scratch, 'file', 'data'),
    });
    expect(errors).toMatch(/^The data folder [^\n]+ cannot be written: [^\n]+\n$/);
  });

  it('finishes requests in progress before it stops at SIGTERM, however often', async () => {
    const address = await server.ready;
    const postgres = postmasterIn(dataDir);
    const other = new Client({ ...database, host: join(dataDir, 'postgres') });
    await other.connect();
    await other.query('begin; lock table accounts');
    const answer = logIn(address, { email: 'nobody@vritti.test', password: 'Mango-tree-42' });
    const waiting = 'select 1 from pg_locks where not granted';
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    server.child.kill('SIGTERM');
    await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused');
    await other.query('commit');
    await other.end();
    expect((await answer).status).toBe(401);
    expect(await server.ended).toBe(0);
    expect(await server.errors).toBe('');
    expect(isAlive(postgres)).toBe(false);
  });

  it('prints the logins at the next start, too, and fills nothing again', async () => {
    const said = await startWithLogins({ ...admin, ADMIN_PASSWORD: 'Other-tree-43' });
    expect(said).not.toContain('Filling the portal');
  });

  it('leaves the first admin as it is at the next start', async () => {
    const { body } = await logIn(await server.ready, adminLogin);
    expect(body).toMatchObject({ user: { role: 'admin' } });
  });

  it('ends with code 1 when its PostgreSQL dies', async () => {
    process.kill(postmasterIn(dataDir), 'SIGQUIT');
    expect(await server.ended).toBe(1);
    expect(await server.errors).toMatch(/^PostgreSQL ended unexpectedly/);
  });
});

async function failure(env: NodeJS.ProcessEnv): Promise<string> {
  const { ended, errors } = startServer(env);
  expect(await ended).toBe(1);
  return errors;
}

describe('a database with a replica', { timeout: 120_000, ...IN_ORDER }, () => {
  let postgres: ReplicatedPostgres;
  let server: Run;
  beforeAll(async () => {
    postgres = await openReplicatedPostgres();
  });
  afterAll(() => postgres.close());

  it('is spared public reads', async () => {
    const METRICS_TOKEN = 'a-token-of-this-test';
    server = startServer({
      DATA_DIR: join(scratch, 'replicated'),
      DATABASE_URL: urlOf(postgres.primary),
      DATABASE_REPLICA_URL: urlOf(postgres.replica),
      METRICS_TOKEN,
    });
    const address = await server.ready;
    const authorization = `Bearer ${METRICS_TOKEN}`;
    const figures = async () =>
      (await fetch(`${address}/metrics`, { headers: { authorization } })).text();
    await vi.waitFor(async () => {
      const found = await fetch(`${address}/api/v2/barong/public/jobs?search=welder`);
      expect(found.status).toBe(200);
      expect(await figures()).toMatch(/vritti_public_reads\{database="replica"\} [1-9]/);
    }, 10_000);
  });

  it('lets a server stop in order when its parent command dies', async () => {
    server.child.disconnect();
    expect(await server.ended).toBe(0);
    expect(await server.errors).toBe('');
  });
});

describe('a start that cannot succeed', { timeout: 120_000 }, () => {
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

  it('reports an unreachable database without its password', async () => {
    const errors = await failure({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' });
    expect(errors).toMatch(/^The database of DATABASE_URL cannot be reached: [^\n]+\n$/);
    expect(errors).not.toContain('secret');
  });

  it('is found by --check, which starts nothing', async () => {
    const check = async (env: NodeJS.ProcessEnv) => {
      const { errors, ended } = startServer(env, ['--check']);
      return [await ended, await errors];
    };
    const unreachable = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const said = /^The database of DATABASE_URL cannot be reached/;
    expect(await check(unreachable)).toEqual([1, expect.stringMatching(said)]);
    const unused = join(scratch, 'unused');
    expect(await check({ DATA_DIR: unused })).toEqual([0, '']);
    expect(existsSync(unused)).toBe(false);
  });
});
