// A primary and its streaming replica, made with the programs and commands that docs/running.md names.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const HOST = '127.0.0.1';
const BY_VERSION = '/usr/lib/postgresql';
const START_LIMIT_MS = 30_000;

export interface Server {
  url: string;
  /** Runs a statement as superuser. */
  administer(statement: string): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** What both have in common. */
interface Place {
  /** The folder of PostgreSQL's programs. */
  bin: string;
  user: { uid: number; gid: number } | undefined;
  clusters: string;
}

/** Starts both in a folder, at two ports; the database `vritti` belongs to the role `vritti`. */
export async function startDatabases(
  folder: string,
  [primaryPort, replicaPort]: readonly [number, number],
): Promise<{ primary: Server; replica: Server }> {
  const bin = programs();
  const user = userForPostgres();
  chmodSync(folder, 0o711);
  const clusters = path.join(folder, 'databases');
  mkdirSync(clusters);
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, clusters]);
  const run = (program: string, words: string[]) =>
    execFileSync(path.join(bin, program), words, { ...user, cwd: clusters, stdio: 'pipe' });

  const place = { bin, user, clusters };
  run('initdb', [
    '-D',
    'primary',
    '-U',
    'postgres',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const primary = serverOf(place, 'primary', primaryPort);
  await primary.start();
  await primary.administer('create role vritti login');
  await primary.administer('create database vritti owner vritti');
  run('pg_basebackup', [
    '-h',
    HOST,
    '-p',
    `${primaryPort}`,
    '-U',
    'postgres',
    '-D',
    'replica',
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);
  const replica = serverOf(place, 'replica', replicaPort);
  await replica.start();
  return { primary, replica };
}

function serverOf({ bin, user, clusters }: Place, name: string, port: number): Server {
  let server: ChildProcess;
  const administer = async (statement: string) => {
    const client = new pg.Client({ host: HOST, port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    url: `postgresql://vritti@${HOST}:${port}/vritti`,
    administer,
    async kill() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    async start() {
      const words = [
        '-D',
        name,
        '-p',
        `${port}`,
        '-k',
        clusters,
        '-c',
        'listen_addresses=127.0.0.1',
      ];
      server = spawn(path.join(bin, 'postgres'), words, {
        ...user,
        cwd: clusters,
        stdio: 'ignore',
      });
      const end = Date.now() + START_LIMIT_MS;
      while (
        !(await administer('select 1').then(
          () => true,
          () => false,
        ))
      ) {
        if (Date.now() > end) throw new Error(`the ${name} did not start`);
        await sleep(50);
      }
    },
  };
}

/** The folder of the newest PostgreSQL of Debian's packages. */
function programs(): string {
  const versions = existsSync(BY_VERSION) ? readdirSync(BY_VERSION) : [];
  const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error('This needs PostgreSQL: apt-get install postgresql');
  return path.join(BY_VERSION, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
function userForPostgres(): Place['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}
