import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { answersApart } from './apart.ts';

/** Asks a process for the length of what it is sent. */
function lengthApart() {
  const folder = mkdtempSync(path.join(tmpdir(), 'apart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'length.mjs');
  writeFileSync(script, "process.on('message', (bytes) => process.send(bytes.length));");
  return answersApart<number>(pathToFileURL(script), { secondsMax: 30, megabytesMax: 64 });
}

test('a process that cannot be started fails only the question that it was started for', async () => {
  const { execPath } = process;
  onTestFinished(() => void (process.execPath = execPath));
  const lengthOf = lengthApart();
  process.execPath = '/no/such/program';
  await expect(lengthOf(Buffer.from('first'))).rejects.toThrow('ENOENT');
  process.execPath = execPath;
  expect(await lengthOf(Buffer.from('second'))).toBe(6);
});
