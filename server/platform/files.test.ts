import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Files, filesOnDisk } from './files.ts';

let folder: string;
let files: Files;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-files-test-'));
  files = filesOnDisk(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytesOf = (content: string) => new TextEncoder().encode(content);
const read = async (key: string) => text(await files.read(key));

test('a file is read back as it was stored, and its folders are created', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  await files.put('documents/2026/a.pdf', bytes);
  expect(await buffer(await files.read('documents/2026/a.pdf'))).toEqual(Buffer.from(bytes));
});

test('an empty file can be stored', async () => {
  await files.put('documents/empty', new Uint8Array());
  expect(await read('documents/empty')).toBe('');
});

test('a second put replaces the first', async () => {
  await files.put('documents/b', bytesOf('first and longer'));
  await files.put('documents/b', bytesOf('second'));
  expect(await read('documents/b')).toBe('second');
});

test('a missing file is refused before any bytes are sent', async () => {
  await expect(files.read('documents/none')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a removed file is gone, and removing it again does not fail', async () => {
  await files.put('documents/c', bytesOf('x'));
  await files.remove('documents/c');
  await expect(files.read('documents/c')).rejects.toMatchObject({ code: 'ENOENT' });
  await files.remove('documents/c');
});

test('all keys are listed, but nothing that is still being written', async () => {
  await files.put('listed/deep/a', bytesOf('a'));
  await files.put('listed/b', bytesOf('b'));
  await writeFile(path.join(folder, 'listed/c.part'), 'half');
  const listed = new Set<string>();
  for await (const key of files.keys()) if (key.startsWith('listed/')) listed.add(key);
  expect(listed).toEqual(new Set(['listed/b', 'listed/deep/a']));
});

test('reading a file while it is replaced gives the whole old or the whole new one', async () => {
  const [old, young] = ['a', 'b'].map((letter) => letter.repeat(200_000));
  await files.put('documents/d', bytesOf(old ?? ''));
  const reading = Array.from({ length: 10 }, async () => read('documents/d'));
  await files.put('documents/d', bytesOf(young ?? ''));
  for (const content of await Promise.all(reading)) expect([old, young]).toContain(content);
});

test('the remains of an interrupted put do not spoil the next one', async () => {
  await mkdir(path.join(folder, 'documents'), { recursive: true });
  await writeFile(path.join(folder, 'documents/e.part'), 'half of something much longer');
  await files.put('documents/e', bytesOf('whole'));
  expect(await read('documents/e')).toBe('whole');
});

test('a failed put keeps the previous file', async () => {
  await files.put('documents/f', bytesOf('kept'));
  // A folder is in the way of the temporary file.
  await mkdir(path.join(folder, 'documents/f.part'));
  await expect(files.put('documents/f', bytesOf('lost'))).rejects.toThrow(/EISDIR/);
  expect(await read('documents/f')).toBe('kept');
});

test.skipIf(process.platform === 'win32')(
  'no other user of the machine can read a stored file',
  async () => {
    await files.put('documents/g', bytesOf('private'));
    expect((await stat(path.join(folder, 'documents/g'))).mode & 0o077).toBe(0);
  },
);

const writer = `
  import { filesOnDisk } from ${JSON.stringify(path.join(import.meta.dirname, 'files.ts'))};
  const files = filesOnDisk(process.argv[1]);
  for (let round = 0; ; round += 1) {
    await files.put('killed', Buffer.alloc(300_000, round % 2 ? 'a' : 'b'));
    process.stdout.write('.');
  }
`;

test('a server that is killed while writing leaves a whole file', async () => {
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await pause(10 + round * 7);
    child.kill('SIGKILL');
    await ended;
    const content = await readFile(path.join(folder, 'killed'), 'utf8');
    expect(['a', 'b'].map((letter) => letter.repeat(300_000))).toContain(content);
  }
});
