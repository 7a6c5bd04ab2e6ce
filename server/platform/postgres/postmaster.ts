// Finds the PostgreSQL processes of a cluster, and ends those that a killed parent left behind.
import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../process/start-error.ts';

const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/** What a running server writes about itself in its lock file, postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * Reads postmaster.pid; its lines are documented in PostgreSQL's source, pidfile.h. Undefined if
 * there is none.
 */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(lockFile(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether the server named in the lock file is alive and accepts connections. */
export function isServing(cluster: string): boolean {
  const postmaster = readPostmaster(cluster);
  if (!postmaster?.ready) return false;
  return process.platform === 'win32' || postgresProcesses(cluster).includes(postmaster.pid);
}

/**
 * Cleans up a cluster without an owner: stops its orphaned server, waits for its last process, and
 * removes a lock file that names a zombie or an unrelated process.
 */
export async function endLeftovers(cluster: string, pgCtl: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']).catch(() => {});
    return;
  }
  if (postgresProcesses(cluster).includes(postmaster.pid)) signal(postmaster.pid, 'SIGINT');
  if (!(await allGone(cluster, FAST_SHUTDOWN_MS))) {
    for (const pid of postgresProcesses(cluster)) signal(pid, 'SIGQUIT');
    if (!(await allGone(cluster, IMMEDIATE_SHUTDOWN_MS))) {
      throw new StartError(
        `An old PostgreSQL process (${postmaster.pid}) still uses ${cluster} and does not stop: end it first.`,
      );
    }
  }
  rmSync(lockFile(cluster), { force: true });
  rmSync(join(cluster, '.s.PGSQL.5432.lock'), { force: true });
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

async function allGone(cluster: string, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (postgresProcesses(cluster).length > 0) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/**
 * The ids of a cluster's server processes, without zombies. On Linux these are all processes that
 * run in the cluster's folder; where there is only `ps`, just the postmaster.
 */
function postgresProcesses(cluster: string): number[] {
  if (process.platform !== 'linux') return postmastersByCommand(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, cluster))
    .map(Number);
}

function worksIn(pid: string, cluster: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return false;
    const command = readFileSync(`/proc/${pid}/comm`, 'utf8');
    return (
      command.startsWith('postgres') && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    );
  } catch {
    return false; // It has ended, is a zombie (which has no folder), or belongs to another user.
  }
}

function postmastersByCommand(cluster: string): number[] {
  return execFileSync('ps', ['-axww', '-o', 'pid=,stat=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, state, program]) => !state?.startsWith('Z') && program?.endsWith('/postgres'))
    .filter((words) => words.includes(cluster))
    .map(([pid]) => Number(pid));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
    throw new StartError(
      `A PostgreSQL that an earlier start left running (process ${pid}) belongs to another user: end it first.`,
    );
  }
}
