// Creates a PostgreSQL cluster (the folder with all databases), completely or not at all.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import { canReach, type SystemUser } from './user.ts';
import { StartError } from '../process/start-error.ts';

export const DATABASE_NAME = 'vritti';
/** The superuser that the cluster is created with; only starts and tests use it. */
export const SUPERUSER = 'vritti';
/** The app's own role, which owns the database but is not a superuser. */
export const APP_ROLE = 'vritti_app';

/**
 * Only on Windows the server listens on TCP, which everybody on the machine can reach, so it needs
 * a password.
 */
const byTcp = process.platform === 'win32';

/**
 * The libc locale C.UTF-8 exists only on Linux; the built-in one of PostgreSQL 17 sorts the same.
 */
const LOCALE =
  process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Creates the cluster in a folder next to its final place and renames it when it is complete, so
 * that a start that is killed halfway leaves nothing that looks like a database.
 */
export async function createCluster(
  cluster: string,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
): Promise<void> {
  removeUnfinished(cluster);
  const unfinished = `${cluster}.init-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (user) chownSync(unfinished, user.uid, user.gid);
  const place = { cwd: unfinished, env: postgresEnvironment(), ...user };
  const pgdata = pgdataOf(unfinished, user);
  const auth = byTcp
    ? ['-A', 'scram-sha-256', '--pwfile', createPassword(cluster)]
    : ['-A', 'trust'];
  try {
    await promisify(execFile)(
      binaries.initdb,
      ['-D', pgdata, '-U', SUPERUSER, '--encoding=UTF8', ...LOCALE, ...auth],
      place,
    );
    const single = spawn(binaries.postgres, ['--single', '-D', pgdata, 'postgres'], place);
    single.stdin.end(`CREATE DATABASE ${DATABASE_NAME}\n`);
    const [code] = await once(single, 'exit');
    if (code !== 0) throw new Error(`postgres --single ended with ${code}`);
  } catch (error) {
    removeUnfinished(cluster);
    const reason = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new StartError(
      `The database could not be created in ${cluster}: ${String(reason).trim()}`,
    );
  }
  renameSync(unfinished, cluster);
}

/**
 * The path of a cluster as its server, which runs inside it, should use it. A user who cannot pass
 * through a parent folder (root's home, for instance) can still use the current folder.
 */
export function pgdataOf(cluster: string, user: SystemUser | undefined): string {
  const blocked = process.platform === 'linux' && user && !canReach(dirname(cluster), user);
  return blocked ? '/proc/self/cwd' : cluster;
}

/** The environment without PGDATA, PGPORT and the like, which would mislead the programs. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' };
}

/** The password of both roles; undefined if the server has only a private socket. */
export function readPassword(cluster: string): string | undefined {
  return byTcp ? readFileSync(passwordFile(cluster), 'utf8') : undefined;
}

function createPassword(cluster: string): string {
  writeFileSync(passwordFile(cluster), randomBytes(24).toString('base64url'), { mode: 0o600 });
  return passwordFile(cluster);
}

function passwordFile(cluster: string): string {
  return `${cluster}.password`;
}

function removeUnfinished(cluster: string): void {
  const folder = dirname(cluster);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(cluster)}.init-`)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}
