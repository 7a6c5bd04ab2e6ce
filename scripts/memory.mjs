// Finds room for what tests write: several hundred databases, each of a thousand files, which none of
// them needs afterwards. Making and deleting these on a disk takes a tenth of all tests' processor time.
import { accessSync, constants, statfsSync } from 'node:fs';

/** What statfs(2) says of a file system that is in memory. */
const TMPFS = 0x01021994;

/**
 * Lets this process and its children put temporary files into memory, unless somebody has chosen a
 * folder for them. Where there is no such place with room, such as in most containers, it leaves all as
 * it is.
 */
export function keepTemporaryFilesInMemory(environment = process.env) {
  const folder = folderInMemory('/dev/shm', 2 * 1024 ** 3);
  if (folder !== undefined) environment.TMPDIR ??= folder;
}

/** The folder, if it is in memory, may be written to and has so many bytes of room. */
export function folderInMemory(folder, bytes) {
  try {
    accessSync(folder, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize >= bytes ? folder : undefined;
  } catch {
    return undefined;
  }
}
