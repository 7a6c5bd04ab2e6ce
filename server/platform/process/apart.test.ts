import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answersApart, type TimeLimits } from './apart.ts';

interface Question {
  length?: string;
  /** For how many seconds of processor time the process works before it answers. */
  works?: number;
  /** It never answers and does nothing, like a process that gets no processor. */
  waits?: true;
}

const SCRIPT = `const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};
process.on('message', ({ length = '', works = 0, waits }) => {
  const before = worked();
  while (worked() < before + works);
  if (!waits) process.send({ length: length.length, pid: process.pid });
});`;

/** Asks a process for the length of what it is sent. */
function lengthApart(endsWith?: () => boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'apart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'length.mjs');
  writeFileSync(script, SCRIPT);
  const ask = answersApart<{ length: number; pid: number }>(pathToFileURL(script), {
    megabytesMax: 64,
    waiting: 5,
    ...(endsWith && { endsWith }),
  });
  return (question: Question, limits?: TimeLimits) => ask(question, limits);
}

test('a process that cannot be started fails only the question that it was started for', async () => {
  const { execPath } = process;
  onTestFinished(() => void (process.execPath = execPath));
  const lengthOf = lengthApart();
  process.execPath = '/no/such/program';
  await expect(lengthOf({ length: 'first' })).rejects.toThrow('ENOENT');
  process.execPath = execPath;
  expect(await lengthOf({ length: 'second' })).toMatchObject({ length: 6 });
});

test('a question that takes too much work is called slow, and the next one is answered', async () => {
  const lengthOf = lengthApart();
  const limits = { secondsMax: 0.3, lateSeconds: 600 };
  expect(await lengthOf({ works: Infinity }, limits)).toBe('slow');
  expect(await lengthOf({ length: 'next' })).toMatchObject({ length: 4 });
});

describe.runIf(process.platform === 'linux')('a process that is only late', () => {
  const limits = { secondsMax: 0.5, lateSeconds: 1 };

  test('is called busy, and the next question is answered', async () => {
    const lengthOf = lengthApart();
    await lengthOf({ length: 'start' });
    const late = lengthOf({ waits: true }, limits);
    await expect(late).rejects.toMatchObject({ message: 'server.busy', retryAfterSeconds: 10 });
    expect(await lengthOf({ length: 'next' })).toMatchObject({ length: 4 });
  });

  test('is called busy however much it worked for earlier questions', async () => {
    const lengthOf = lengthApart();
    await lengthOf({ works: 0.6 });
    await expect(lengthOf({ waits: true }, limits)).rejects.toThrow('server.busy');
  });
});

test.each([
  ['stays for the next question', false],
  ['ends with an answer that says so', true],
])('a process %s', async (_, isLast) => {
  const lengthOf = lengthApart(() => isLast);
  const [first, second] = [await lengthOf({ length: 'a' }), await lengthOf({ length: 'b' })];
  if (typeof first === 'string' || typeof second === 'string') throw new Error('no answer');
  expect(first.pid !== second.pid).toBe(isLast);
});
