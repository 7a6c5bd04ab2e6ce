import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBucketServer } from '../../test/servers/bucket.ts';
import { filesInBucket, isBucketAddress } from './bucket.ts';
import { type Files, filesOnDisk } from './files.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-files-test-'));
const files = filesOnDisk(folder);
const bucket = await openBucketServer();
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const bytesOf = (content: string) => new TextEncoder().encode(content);
const readFrom = async (place: Files, key: string) => text(await place.read(key));
const read = (key: string) => readFrom(files, key);

describe.each([
  ['a folder', async () => files],
  ['a bucket', () => filesInBucket(bucket.url)],
])('in %s', (_place, open) => {
  let place: Files;
  beforeAll(async () => {
    place = await open();
  });

  test('a file is read back as it was stored', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await place.put('documents/2026/a.pdf', bytes);
    expect(await buffer(await place.read('documents/2026/a.pdf'))).toEqual(Buffer.from(bytes));
  });

  test('so is one of many parts, whose length nobody knows before', async () => {
    const piece = Buffer.alloc(1_048_576, 'vritti');
    async function* pieces() {
      for (let number = 0; number < 20; number += 1) yield piece;
    }
    await place.put('copies/large.zip', pieces());
    const back = await buffer(await place.read('copies/large.zip'));
    expect(back.equals(Buffer.concat(Array.from({ length: 20 }, () => piece)))).toBe(true);
  });

  test('an empty file can be stored', async () => {
    await place.put('documents/empty', new Uint8Array());
    expect(await readFrom(place, 'documents/empty')).toBe('');
  });

  test('a second put replaces the first', async () => {
    await place.put('documents/b', bytesOf('first and longer'));
    await place.put('documents/b', bytesOf('second'));
    expect(await readFrom(place, 'documents/b')).toBe('second');
  });

  test('a missing file is refused before any bytes are sent', async () => {
    await expect(place.read('documents/none')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a removed file is gone, and removing it again does not fail', async () => {
    await place.put('documents/c', bytesOf('x'));
    await place.remove('documents/c');
    await expect(place.read('documents/c')).rejects.toMatchObject({ code: 'ENOENT' });
    await place.remove('documents/c');
  });

  test('all keys are listed', async () => {
    await place.put('listed/deep/a', bytesOf('a'));
    await place.put('listed/b', bytesOf('b'));
    const listed = new Set<string>();
    for await (const key of place.keys()) if (key.startsWith('listed/')) listed.add(key);
    expect(listed).toEqual(new Set(['listed/b', 'listed/deep/a']));
  });

  test('a put whose bytes end in an error keeps no file', async () => {
    async function* broken() {
      yield bytesOf('half');
      throw new Error('the sender is gone');
    }
    await expect(place.put('documents/broken', broken())).rejects.toThrow('sender is gone');
    await expect(place.read('documents/broken')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

/** An answer to ListObjectsV2. */
function page(keys: string[], next: string | undefined): string {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

describe('a bucket', () => {
  test('with more files than fit into one answer is listed to its end', async () => {
    // The server of the other tests cannot go on with a listing, so this one only has the answers.
    const pages = new Map([
      [null, page(['a', 'b'], 'second')],
      ['second', page(['c'], undefined)],
    ]);
    const server = createServer(({ url = '' }, answer) => {
      const token = new URL(url, 'http://bucket').searchParams.get('continuation-token');
      answer.setHeader('content-type', 'application/xml').end(pages.get(token));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const place = await filesInBucket(`s3://key:secret@127.0.0.1:${port}/files?tls=off`);
    const listed: string[] = [];
    for await (const key of place.keys()) listed.push(key);
    server.close();
    server.closeAllConnections();
    expect(listed).toEqual(['a', 'b', 'c']);
  });

  test('that is not there, or whose secret is wrong, is refused at the start without the secret', async () => {
    for (const other of [{ secret: 'wrong-one' }, { bucket: 'nowhere' }]) {
      const opening = filesInBucket(bucket.urlWith(other));
      await expect(opening).rejects.toThrow(
        /^The bucket of FILES_URL is not there, or not for its key and secret\.$/,
      );
    }
    const silent = filesInBucket('s3://key:wrong-one@127.0.0.1:1/files?tls=off');
    await expect(silent).rejects.toThrow(
      /^The bucket of FILES_URL cannot be reached: (?!.*wrong-one)/,
    );
  });

  test('has an address with a key, a secret, a host and a name', () => {
    expect(isBucketAddress(bucket.url)).toBe(true);
    for (const wrong of [
      's3://host/bucket',
      's3://key@host/bucket',
      's3://key:secret@host',
      's3://key:secret@host/bucket/folder',
      'https://key:secret@host/bucket',
      'bucket',
    ]) {
      expect([wrong, isBucketAddress(wrong)]).toEqual([wrong, false]);
    }
  });
});

test('nothing that is still being written is listed', async () => {
  await mkdir(path.join(folder, 'documents'), { recursive: true });
  await writeFile(path.join(folder, 'documents/half.part'), 'half');
  for await (const key of files.keys()) expect(key).not.toContain('half');
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
