// Lets only one live process use a folder. The lock is a local socket, which the kernel closes when
// its process dies in any way, so a lock is never stale and no process id is guessed.
import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Releases the folder. */
export type Release = () => void;

/**
 * Claims a folder for this process; resolves to undefined if a live process has it already.
 * @param folder its real path: two paths of one folder must not give two locks
 */
export async function claimFolder(folder: string): Promise<Release | undefined> {
  const address = lockAddress(folder);
  const lock = (await listen(address)) ?? (await listenAfterDead(address));
  return lock && (() => void lock.close());
}

function lockAddress(folder: string): string {
  const name = `vritti-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.lock`);
}

/**
 * Where sockets are files (macOS), the file of a killed process remains and must be deleted first.
 */
async function listenAfterDead(address: string) {
  if (!address.startsWith('/') || (await answers(address))) return undefined;
  unlinkSync(address);
  return listen(address);
}

function listen(address: string) {
  return new Promise<ReturnType<typeof createServer> | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
