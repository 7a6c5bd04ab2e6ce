import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Memory {
  folderInMemory: (folder: string, bytes: number) => string | undefined;
  keepTemporaryFilesInMemory: (environment: NodeJS.ProcessEnv) => void;
}
const file = pathToFileURL(join(import.meta.dirname, 'memory.mjs')).href;
const { folderInMemory, keepTemporaryFilesInMemory } = (await import(file)) as Memory;

test('a folder that is missing, or has too little room, is not used', () => {
  expect(folderInMemory(join(tmpdir(), 'no-such-folder'), 1)).toBeUndefined();
  expect(folderInMemory('/dev/shm', Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

test.runIf(existsSync('/dev/shm'))('a folder on a disk is not used', () => {
  expect(folderInMemory('/', 1)).toBeUndefined();
  expect(folderInMemory('/dev/shm', 0)).toBe('/dev/shm');
});

test('a folder that is already set is kept', () => {
  const environment = { TMPDIR: '/chosen' };
  keepTemporaryFilesInMemory(environment);
  expect(environment).toEqual({ TMPDIR: '/chosen' });
});
