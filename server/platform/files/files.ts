import { createReadStream } from 'node:fs';
import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Stores files under keys such as `documents/7f3a….pdf`. */
export interface Files {
  /** Resolves once the file would survive a crash. Replaces a file under the same key. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Rejects with the code `ENOENT` if there is no file under the key. */
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** All keys, in no order. */
  keys(): AsyncIterableIterator<string>;
}

/**
 * Stores files in a folder of this machine. Keys must be our own: they become paths without a
 * check.
 */
export function filesOnDisk(folder: string): Files {
  const pathOf = (key: string) => path.join(folder, key);
  return {
    async put(key, bytes) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      const part = `${target}.part`;
      const file = await open(part, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(part, target);
      const parent = await open(path.dirname(target), 'r');
      await parent.sync();
      await parent.close();
    },
    async read(key) {
      await stat(pathOf(key));
      return createReadStream(pathOf(key));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      // Left by a write that a crash interrupted.
      await rm(`${pathOf(key)}.part`, { force: true });
    },
    async *keys() {
      for await (const entry of glob('**', { cwd: folder, withFileTypes: true })) {
        const key = path.relative(folder, path.join(entry.parentPath, entry.name));
        if (entry.isFile() && !key.endsWith('.part')) yield key.replaceAll(path.sep, '/');
      }
    },
  };
}
