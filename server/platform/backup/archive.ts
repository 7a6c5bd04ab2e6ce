// The archive of a backup: a gzipped tar, which `tar` opens, encrypted in the age format if there
// is a key, which `age` opens. docs/running.md lists what it contains.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar';
import { StartError } from '../process/start-error.ts';

/** A file in the archive; its bytes fit into memory, so anything larger is cut into several. */
export interface Entry {
  name: string;
  bytes: Uint8Array;
}

/** We write no larger entries, so an archive with one is not ours. */
const ENTRY_MOST_BYTES = 256 * 1024 * 1024;
const AGE_BEGINS = 'age-encryption.org/';

/**
 * The archive with these entries, byte by byte as it is read. `recipient` is the public key (`age1…`) of the person
 * who may open it; without one everybody can. The stream fails if reading the entries fails.
 */
export async function archiveOf(
  entries: AsyncIterable<Entry>,
  recipient?: string,
): Promise<Readable> {
  const { readable, controller } = createTarPacker();
  void fill(controller, entries);
  const packed = readable.pipeThrough(new CompressionStream('gzip'));
  if (!recipient) return readableOf(packed);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return readableOf(await encrypter.encrypt(packed));
}

async function fill(controller: TarPackController, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const { name, bytes } of entries) {
      const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
      // Waits if the archive is read more slowly than it is written.
      await writer.write(bytes);
      await writer.close();
    }
    controller.finalize();
  } catch (error) {
    controller.error(error);
  }
}

/**
 * The entries of an archive, in order. `secret` is the private key (`AGE-SECRET-KEY-1…`) that belongs to
 * its recipient. Throws a StartError if it cannot be opened or is damaged.
 */
export async function* entriesIn(file: string, secret?: string): AsyncGenerator<Entry> {
  const source = webOf(createReadStream(file));
  try {
    const opened = (await isEncrypted(file)) ? await decrypted(source, file, secret) : source;
    const entries = opened
      .pipeThrough(new DecompressionStream('gzip'))
      .pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      if (header.size > ENTRY_MOST_BYTES) throw new Error(`${header.name} is too large`);
      yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is damaged, or no backup: ${reasonOf(error)}`, { cause: error });
  }
}

/** An archive that cannot be unpacked fails with an empty message; the reason is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || reasonOf(error.cause);
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_BEGINS.length), 0, AGE_BEGINS.length, 0);
    return buffer.toString('latin1') === AGE_BEGINS;
  } finally {
    await handle.close();
  }
}

async function decrypted(source: Bytes, file: string, secret: string | undefined): Promise<Bytes> {
  if (!secret) throw new StartError(`${file} is encrypted: give its key in BACKUP_SECRET.`);
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(secret);
    return (await decrypter.decrypt(source)) as Bytes;
  } catch {
    throw new StartError(`BACKUP_SECRET does not open ${file}.`);
  }
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

// The types of Node and of the browser describe the same streams, but do not fit each other.
const readableOf = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
const webOf = (stream: Readable): Bytes => Readable.toWeb(stream) as unknown as Bytes;

/** Computes one SHA-256 over entries in order: over the name, length and bytes of each. */
export function openChecksum() {
  const hash: Hash = createHash('sha256');
  return {
    add({ name, bytes }: Entry): void {
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    },
    end: (): string => hash.digest('hex'),
  };
}
