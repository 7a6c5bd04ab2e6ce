import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Arrays by their names, in groups. */
type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array;
export type Groups = Record<string, Record<string, Numbers>>;

const kinds = { Uint8Array, Uint32Array, Int32Array, Float64Array };
type Kind = keyof typeof kinds;

/** The beginning of a file, as JSON; the arrays follow, and then a checksum of everything before it. */
interface Head {
  key: string;
  about: unknown;
  arrays: { group: string; name: string; kind: Kind; length: number }[];
}

/** The length of the head, and the checksum. */
const NUMBER_BYTES = 4;
/** Other work is done in between. */
const AT_ONCE = 4 * 1_048_576;

/** Writes a file that takes the place of the former one as soon as it is complete. */
export async function writeArrays(
  file: string,
  { key, about, groups }: { key: string; about: unknown; groups: Groups },
): Promise<void> {
  const all = Object.entries(groups).flatMap(([group, arrays]) =>
    Object.entries(arrays).map(([name, numbers]) => ({ group, name, numbers })),
  );
  const arrays = all.map(({ group, name, numbers }) => {
    return { group, name, kind: numbers.constructor.name as Kind, length: numbers.length };
  });
  const head = Buffer.from(JSON.stringify({ key, about, arrays } satisfies Head));
  const incomplete = `${file}.new`;
  const handle = await open(incomplete, 'w', 0o600);
  try {
    let sum = await append(handle, numberBytes(head.length), 0);
    sum = await append(handle, head, sum);
    for (const { numbers } of all) sum = await append(handle, bytesOf(numbers), sum);
    await append(handle, numberBytes(sum), 0);
    await handle.sync();
    await handle.close();
    await rename(incomplete, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(incomplete, { force: true });
    throw error;
  }
}

/** What was written with this key; undefined if there is no such file, or it is not complete. */
export async function readArrays(
  file: string,
  key: string,
): Promise<{ about: unknown; groups: Groups } | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const first = Buffer.alloc(NUMBER_BYTES);
    let sum = await fill(handle, first, 0);
    if (size < NUMBER_BYTES || first.readUInt32LE() > size) return undefined;
    const text = Buffer.alloc(first.readUInt32LE());
    sum = await fill(handle, text, sum);
    const head = headOf(text);
    if (head?.key !== key) return undefined;
    const length = head.arrays.reduce((all, one) => all + lengthOf(one), 0);
    if (size !== NUMBER_BYTES + text.length + length + NUMBER_BYTES) return undefined;
    const groups: Groups = {};
    for (const one of head.arrays) {
      const numbers = new kinds[one.kind](one.length);
      sum = await fill(handle, bytesOf(numbers), sum);
      (groups[one.group] ??= {})[one.name] = numbers;
    }
    await fill(handle, first, 0);
    return first.readUInt32LE() === sum ? { about: head.about, groups } : undefined;
  } finally {
    await handle.close();
  }
}

function headOf(text: Buffer): Head | undefined {
  try {
    return JSON.parse(text.toString()) as Head;
  } catch {
    return undefined;
  }
}

const lengthOf = ({ kind, length }: Head['arrays'][number]) =>
  length * kinds[kind].BYTES_PER_ELEMENT;

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** Both return the checksum of everything written so far. */
async function append(handle: FileHandle, bytes: Uint8Array, sum: number): Promise<number> {
  let sumSoFar = sum;
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    // A copy, because the numbers may change while they are written.
    const some = Buffer.from(bytes.subarray(at, at + AT_ONCE));
    sumSoFar = crc32(some, sumSoFar);
    await handle.appendFile(some);
  }
  return sumSoFar;
}

async function fill(handle: FileHandle, bytes: Uint8Array, sum: number): Promise<number> {
  let sumSoFar = sum;
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(AT_ONCE, bytes.length - at));
    if (bytesRead === 0) break;
    sumSoFar = crc32(bytes.subarray(at, at + bytesRead), sumSoFar);
    at += bytesRead;
  }
  return sumSoFar;
}
