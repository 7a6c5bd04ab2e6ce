// Where a cluster's server listens: on a private socket, or on a local port on Windows.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { APP_ROLE, DATABASE_NAME, readPassword } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';
import type { SystemUser } from './user.ts';

const SOCKET_PORT = 5432; // No TCP port is opened; the number is only part of the socket's name.
const LONGEST_SOCKET_PATH_BYTES = 103; // 107 on Linux, 103 on macOS.

/** Fits `pg.Pool`; the host is a socket folder except on Windows. */
export interface PostgresAddress {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** How to connect to the running server of a cluster. */
export function addressOf(cluster: string): PostgresAddress {
  const login = { user: APP_ROLE, database: DATABASE_NAME };
  const password = readPassword(cluster);
  if (password === undefined) return { host: socketFolder(cluster), port: SOCKET_PORT, ...login };
  const port = readPostmaster(cluster)?.port ?? 0;
  return { host: '127.0.0.1', port, password, ...login };
}

/** The settings that make a new server listen at the address. Also creates the socket's folder. */
export async function listenSettings(
  cluster: string,
  user: SystemUser | undefined,
): Promise<Record<string, string>> {
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  }
  return {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_permissions: '0700',
    unix_socket_directories: openSocketFolder(cluster, user),
  };
}

/**
 * The cluster's own private folder, or a private folder with a short path if its path is too long.
 */
function socketFolder(cluster: string): string {
  const socket = join(cluster, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH_BYTES) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return join(tmpdir(), `vritti-${name}`);
}

/** Creates the socket folder and returns its name as seen by a server that runs in the cluster. */
function openSocketFolder(cluster: string, user: SystemUser | undefined): string {
  const folder = socketFolder(cluster);
  if (folder === cluster) return '.';
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  }
  const stat = lstatSync(folder);
  const uid = user?.uid ?? process.getuid?.();
  if (!stat.isDirectory() || stat.uid !== uid || (stat.mode & 0o077) !== 0) {
    throw new StartError(`${folder} is not a private folder of the database's user: remove it.`);
  }
  return folder;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
