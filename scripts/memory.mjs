// Finds a place for what tests write: several hundred databases of a thousand files each, none of which is needed
// afterwards. Creating and deleting these on a disk takes a tenth of the tests' processor time.
import { accessSync, constants, statfsSync } from 'node:fs';

/** The type that statfs(2) reports for a file system in memory. */
const TMPFS = 0x01021994;

/**
 * Makes this process and its children put temporary files into memory, unless a folder is already set. If there is no
 * such place with enough room, as in most containers, it changes nothing.
 */
export function keepTemporaryFilesInMemory(environment = process.env) {
  const folder = folderInMemory('/dev/shm', 2 * 1024 ** 3);
  if (folder !== undefined) environment.TMPDIR ??= folder;
}

/** The folder, if it is in memory, writable and has this many bytes free. */
export function folderInMemory(folder, bytes) {
  try {
    accessSync(folder, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize >= bytes ? folder : undefined;
  } catch {
    return undefined;
  }
}
