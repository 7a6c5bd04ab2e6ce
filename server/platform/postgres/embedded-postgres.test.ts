import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { SUPERUSER } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';
import { isAlive } from '../../test/processes.ts';

const posix = process.platform !== 'win32';
const scratch = mkdtempSync(join(tmpdir(), 'vritti-postgres-'));
const dataDir = join(scratch, 'first');
const cluster = join(dataDir, 'postgres');
const running: EmbeddedPostgres[] = [];

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const postgres = await startEmbeddedPostgres({ dataDir, ...options });
  running.push(postgres);
  return postgres;
}

/** Runs statements one after another; resolves to the first value of the last one's first row. */
async function tell(postgres: EmbeddedPostgres, ...statements: string[]): Promise<unknown> {
  const client = new Client(postgres.poolConfig);
  await client.connect();
  try {
    let value: unknown;
    for (const statement of statements) {
      const { rows } = await client.query({ text: statement, rowMode: 'array' });
      value = rows[0]?.[0];
    }
    return value;
  } finally {
    await client.end();
  }
}

/** The first value of the first row. */
const ask = (postgres: EmbeddedPostgres, sql: string): Promise<unknown> => tell(postgres, sql);

/** Starts PostgreSQL on the folder in another process, which holds it until it is killed. */
async function startElsewhere(): Promise<ChildProcess> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)};
    await startEmbeddedPostgres({ dataDir: process.argv[1] });
    process.send('ready');
    process.once('message', () => process.exit());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the embedded PostgreSQL', () => {
  it('creates the database on the first start, whatever a killed one left, and keeps it for the next', async () => {
    const folder = join(scratch, 'half');
    mkdirSync(join(folder, 'postgres.init-1', 'base'), { recursive: true });
    const steps: string[] = [];
    const watched = { dataDir: folder, onProgress: (step: string) => steps.push(step) };
    const first = await start(watched);
    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log']);
    await ask(first, 'create table kept as select 7 as number');
    expect(await ask(first, "select datcollate from pg_database where datname = 'vritti'")).toMatch(
      /^C/,
    );
    await first.stop();
    const second = await start(watched);
    expect(await ask(second, 'select number from kept')).toBe(7);
    expect(steps).toEqual(['Creating the database']);
  });

  it('syncs every commit to disk and takes extra settings', async () => {
    const postgres = await start({ settings: { max_connections: '23' } });
    expect(await ask(postgres, 'show fsync')).toBe('on');
    expect(await ask(postgres, 'show synchronous_commit')).toBe('on');
    expect(await ask(postgres, 'show max_connections')).toBe('23');
  });

  it('serves the app as a role that owns its tables and can do nothing else', async () => {
    const postgres = await start();
    expect(await ask(postgres, 'select rolsuper from pg_roles where rolname = current_user')).toBe(
      false,
    );
    await tell(postgres, 'create schema work', 'create table work.task (id bigserial)');
    await ask(postgres, 'create extension if not exists pg_trgm');
    await expect(ask(postgres, "copy work.task from program 'id'")).rejects.toThrow(/permission/);
    await expect(ask(postgres, "select pg_read_file('/etc/passwd')")).rejects.toThrow(/permission/);
    await expect(ask(postgres, 'create role other superuser')).rejects.toThrow(/permission/);
  });

  it('gives the app what an older release made as superuser', async () => {
    const first = await start();
    const old = { ...first, poolConfig: { ...first.poolConfig, user: SUPERUSER } };
    await tell(
      old,
      ...`create schema old;
      create table old.kept (id bigserial primary key, number int generated always as identity);
      create index on old.kept (number);
      create sequence old.counter;
      create view old.shown as select * from old.kept;
      create type old.mood as enum ('well');
      create type old.pair as (one int, two int);
      create function old.seven() returns int language sql as 'select 7';
      create text search dictionary old.stems (template = snowball, language = english);
      create text search configuration old.words (copy = english)`.split(';'),
    );
    await first.stop();
    const postgres = await start();
    await tell(
      postgres,
      ...`insert into old.kept default values;
      alter table old.kept add column later old.mood;
      alter sequence old.counter restart;
      alter type old.mood add value 'better';
      alter type old.pair add attribute three int;
      create or replace view old.shown as select * from old.kept;
      create or replace function old.seven() returns int language sql as 'select 8';
      alter text search configuration old.words alter mapping replace english_stem with old.stems;
      drop text search dictionary old.stems cascade;
      drop schema old cascade`.split(';'),
    );
    expect(await ask(postgres, 'select 1')).toBe(1);
  });

  it('has ended when stop resolves, even if it is called several times', async () => {
    const postgres = await start();
    const { pid } = readPostmaster(cluster) ?? { pid: 0 };
    await Promise.all([postgres.stop(), postgres.stop()]);
    expect(isAlive(pid)).toBe(false);
    expect(readPostmaster(cluster)).toBeUndefined();
  });

  it('refuses a second owner with one clear line', async () => {
    await start();
    await expect(start()).rejects.toThrow(/^Vritti is already running on the data folder .*first/);
  });

  it('accepts attached processes while its owner lives, and outlives them', async () => {
    const owner = await start();
    const guest = await start({ attach: true });
    expect(guest.owned).toBe(false);
    await guest.stop();
    expect(await ask(owner, 'select 1')).toBe(1);
  });

  it('is started by the attaching process if it is not running', async () => {
    const postgres = await start({ attach: true });
    expect(postgres.owned).toBe(true);
  });

  it('reports a crash but not a stop', async () => {
    const reasons: string[] = [];
    const postgres = await start({ onCrash: (reason) => reasons.push(reason) });
    process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGQUIT');
    await expect.poll(() => reasons).toHaveLength(1);
    await postgres.stop();
    await (await start({ onCrash: (reason) => reasons.push(reason) })).stop();
    expect(reasons).toEqual([expect.stringContaining('PostgreSQL ended unexpectedly')]);
  });

  it('ends when its process exits without stopping it', async () => {
    const owner = await startElsewhere();
    const { pid } = readPostmaster(cluster) ?? { pid: 0 };
    owner.send('exit');
    await once(owner, 'exit');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it.runIf(posix)('replaces the orphan of a killed owner and keeps what it committed', async () => {
    const owner = await startElsewhere();
    const orphan = readPostmaster(cluster)?.pid ?? 0;
    const guest = await start({ attach: true });
    await ask(guest, 'create table survivor as select 1 as one');
    await kill(owner);
    expect(isAlive(orphan)).toBe(true);
    const postgres = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await ask(postgres, 'select one from survivor')).toBe(1);
  });

  it.runIf(posix)('starts after everything was killed at once', async () => {
    const owner = await startElsewhere();
    process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGKILL');
    await kill(owner);
    expect(await ask(await start(), 'select 1')).toBe(1);
  });

  it.runIf(posix)(
    'is not misled by a lock whose number now belongs to another process',
    async () => {
      await (await start()).stop();
      const lock = [process.pid, cluster, 1, 5432, '', '', '', 'ready   ', ''].join('\n');
      writeFileSync(join(cluster, 'postmaster.pid'), lock);
      const postgres = await start({ attach: true });
      expect(postgres.owned).toBe(true);
    },
  );

  it.runIf(posix)(
    'works below a private folder and with a path too long for a socket',
    async () => {
      const secret = join(scratch, 'private');
      mkdirSync(secret, { mode: 0o700 });
      const postgres = await start({ dataDir: join(secret, 'x'.repeat(100)) });
      expect(postgres.poolConfig.host.length).toBeLessThan(90);
      expect(await ask(postgres, 'select 1')).toBe(1);
    },
  );

  it('says in one line why it does not start', async () => {
    writeFileSync(join(scratch, 'file'), '');
    await expect(start({ dataDir: join(scratch, 'file') })).rejects.toThrow(
      /^The data folder .* cannot be written: /,
    );
    await expect(start({ settings: { work_mem: 'plenty' } })).rejects.toThrow(
      /^PostgreSQL did not start: invalid value for parameter "work_mem".*\n?.*\(see .*postgres\.log\)$/,
    );
    chmodSync(cluster, 0o700);
    writeFileSync(join(cluster, 'PG_VERSION.bak'), readFileSync(join(cluster, 'PG_VERSION')));
    writeFileSync(join(cluster, 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/initialized by PostgreSQL version 12/);
    writeFileSync(join(cluster, 'PG_VERSION'), readFileSync(join(cluster, 'PG_VERSION.bak')));
  });
});
