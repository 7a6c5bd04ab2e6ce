import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { resumeChecker } from './check-resume.ts';

/**
 * A process that loops for ever or uses up memory, depending on the first byte of the file; it
 * answers with its process id.
 */
const FINDER = `process.on('message', ([first]) => {
  const kept = [];
  while (first === 1);
  while (first === 2) kept.push(Array(8_000_000).fill(kept));
  process.send({ refused: 'resource.document.active', pid: process.pid });
});`;

const folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-finder-'));
await writeFile(path.join(folder, 'finder.mjs'), FINDER);
afterAll(() => rm(folder, { recursive: true }));

const checkerInTest = () =>
  resumeChecker({
    finder: pathToFileURL(path.join(folder, 'finder.mjs')),
    megabytesMax: 32,
  });

test.each([
  ['is too much work to read is refused as slow', 1, 1, 'resource.document.slow'],
  ['uses up all memory is refused as unreadable', 2, 60, 'resource.document.locked'],
])('a file that %s, and the next one is read', async (_, first, secondsMax, refused) => {
  const check = checkerInTest();
  expect(await check(Buffer.from([first]), { secondsMax, lateSeconds: 600 })).toEqual({ refused });
  expect(await check(Buffer.from([0]))).toMatchObject({ refused: 'resource.document.active' });
});

test('a file is read even if the process that reads them was ended between two files', async () => {
  const check = checkerInTest();
  const { pid } = (await check(Buffer.from([0]))) as unknown as { pid: number };
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await check(Buffer.from([0]))).toMatchObject({ refused: 'resource.document.active' });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
