// Starts and ends one PostgreSQL process.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../process/start-error.ts';
import { listenSettings } from './address.ts';
import type { PostgresBinaries } from './binaries.ts';
import { pgdataOf, postgresEnvironment } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';
import type { SystemUser } from './user.ts';

const STOP_LIMIT_MS = 20_000;
const LARGEST_LOG_BYTES = 10_000_000;

const MEGABYTE = 1_048_576;
const BUFFERS_LEAST = 128;
const BUFFERS_MOST = 4_096;

/** The memory of this machine or container, in bytes. */
function memory(): number {
  // Without a limit this is 0, or more than the machine has.
  const bound = process.constrainedMemory();
  return bound > 0 ? Math.min(bound, totalmem()) : totalmem();
}

/**
 * The size of PostgreSQL's cache in megabytes, for this many bytes of memory: an eighth, because
 * the server and the operating system's own cache need the rest. The search reads rows twice as
 * fast from there.
 */
export const buffersFor = (bytes: number): number =>
  Math.min(BUFFERS_MOST, Math.max(BUFFERS_LEAST, Math.round(bytes / 8 / MEGABYTE)));

const SETTINGS = {
  jit: 'off',
  shared_buffers: `${buffersFor(memory())}MB`,
  work_mem: '64MB',
  random_page_cost: '1.1',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/**
 * Starts the server of a cluster; resolves when it accepts connections, however long recovery
 * takes.
 */
export async function spawnServer(
  cluster: string,
  { postgres }: PostgresBinaries,
  user: SystemUser | undefined,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const all = { ...SETTINGS, ...settings, ...(await listenSettings(cluster, user)) };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(cluster);
  // Detached, so that Ctrl-C in the terminal reaches the app first, which then stops PostgreSQL.
  const server = spawn(postgres, ['-D', pgdataOf(cluster, user), ...flags], {
    cwd: cluster,
    detached: true,
    env: postgresEnvironment(),
    stdio: ['ignore', log.file, log.file],
    windowsHide: true,
    ...user,
  });
  closeSync(log.file);
  await once(server, 'spawn');
  endWithThisProcess(server);
  while (!isReady(server, cluster)) {
    if (hasEnded(server)) {
      throw new StartError(
        `PostgreSQL did not start: ${failureIn(log.path, log.start)} (see ${log.path})`,
      );
    }
    await sleep(10);
  }
  return server;
}

/** Ends the server when this process ends in any way short of being killed. */
function endWithThisProcess(server: ChildProcess): void {
  const stopWithoutWaiting = () => server.kill('SIGINT');
  process.once('exit', stopWithoutWaiting);
  server.once('exit', () => process.removeListener('exit', stopWithoutWaiting));
  server.unref();
}

/** Ends the server and waits until it is gone; open transactions are rolled back. */
export async function endServer(
  server: ChildProcess,
  cluster: string,
  { pgCtl }: PostgresBinaries,
): Promise<void> {
  if (hasEnded(server)) return;
  server.ref();
  const ended = once(server, 'exit');
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
  } else {
    server.kill('SIGINT');
  }
  const impatience = setTimeout(() => server.kill('SIGQUIT'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(impatience);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function isReady(server: ChildProcess, cluster: string): boolean {
  const postmaster = readPostmaster(cluster);
  return postmaster?.pid === server.pid && postmaster?.ready === true;
}

function openLog(cluster: string): { path: string; file: number; start: number } {
  const path = `${cluster}.log`;
  const file = openSync(path, 'a', 0o600);
  if (statSync(path).size > LARGEST_LOG_BYTES) truncateSync(path);
  return { path, file, start: statSync(path).size };
}

/** PostgreSQL's own reason from its log, which is clearer than an exit code. */
function failureIn(log: string, start: number): string {
  const lines = readFileSync(log).subarray(start).toString().split('\n');
  const reasons = lines.filter((line) => /(FATAL|PANIC|DETAIL):/.test(line));
  return (reasons.length > 0 ? reasons : lines.slice(-2))
    .map((line) => line.replace(/^.*?(FATAL|PANIC|DETAIL):\s*/, '').trim())
    .join(' ');
}
