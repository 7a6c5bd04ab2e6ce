/** Reads an archive by its directory, as Word does (PKWARE APPNOTE 4.3). */
import { inflateRawSync } from 'node:zlib';

class UnreadableZip extends Error {}

const END = Buffer.from('PK\u0005\u0006');
const END_BYTES = 22;
const DIRECTORY = 0x02_01_4b_50;
const ENTRY = 0x04_03_4b_50;
const ENTRIES_MAX = 5_000;

/** How many more bytes may be unpacked. */
export interface Budget {
  bytes: number;
}

export interface ZipEntry {
  name: string;
  /** Throws UnreadableZip if it is damaged or exceeds the budget, from which its size is taken. */
  read: (budget: Budget) => Buffer;
}

/**
 * The entries of an archive. Throws UnreadableZip if it is damaged or locked, or if another program
 * could read something else in it: another directory, an entry twice, a name that leads elsewhere.
 */
export function readZip(zip: Buffer): ZipEntry[] {
  try {
    const end = endOf(zip);
    const count = zip.readUInt16LE(end + 10);
    let at = zip.readUInt32LE(end + 16);
    if (count > ENTRIES_MAX) throw new UnreadableZip('too many entries');
    const entries = Array.from({ length: count }, () => {
      const entry = entryAt(zip, at);
      at = entry.next;
      return entry;
    });
    if (at > end) throw new UnreadableZip('a directory beyond its end');
    if (new Set(entries.map(({ name }) => name.toLowerCase())).size < count) {
      throw new UnreadableZip('an entry twice');
    }
    return entries;
  } catch (error) {
    throw new UnreadableZip('damaged', { cause: error });
  }
}

/** Whether the file ends as an archive, whatever it begins as. */
export function endsAsZip(bytes: Buffer): boolean {
  try {
    const end = endOf(bytes);
    const directory = end - bytes.readUInt32LE(end + 12);
    return bytes.readUInt32LE(directory) === DIRECTORY;
  } catch {
    return false;
  }
}

/** Where the end-of-directory record begins; its comment has to be the last thing in the file. */
function endOf(zip: Buffer): number {
  const end = zip.lastIndexOf(END);
  if (end === -1 || end + END_BYTES + zip.readUInt16LE(end + 20) !== zip.length) {
    throw new UnreadableZip('no end');
  }
  return end;
}

function entryAt(zip: Buffer, at: number): ZipEntry & { next: number } {
  if (zip.readUInt32LE(at) !== DIRECTORY) throw new UnreadableZip('no directory');
  const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
  const name = zip.toString('utf8', at + 46, nameEnd);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26);
  const isLocked = (zip.readUInt16LE(at + 8) & 1) === 1;
  const isThere = zip.readUInt32LE(local) === ENTRY;
  if (isLocked || !isThere || zip.toString('utf8', local + 30, start) !== name) {
    throw new UnreadableZip('an entry that is locked or another');
  }
  if (/\0|^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name)) {
    throw new UnreadableZip('a name that leads elsewhere');
  }
  const content = start + zip.readUInt16LE(local + 28);
  const packed = { method: zip.readUInt16LE(at + 10), size: zip.readUInt32LE(at + 20) };
  return {
    name,
    next: nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
    read: (budget) => unpacked(zip.subarray(content, content + packed.size), packed, budget),
  };
}

function unpacked(
  content: Buffer,
  { method, size }: { method: number; size: number },
  budget: Budget,
): Buffer {
  if (content.length < size) throw new UnreadableZip('an entry without its end');
  if (method !== 8 && method !== 0) throw new UnreadableZip('packed in another way');
  const bytes =
    method === 0 ? content : inflateRawSync(content, { maxOutputLength: budget.bytes + 1 });
  budget.bytes -= bytes.length;
  if (budget.bytes < 0) throw new UnreadableZip('too large');
  return bytes;
}
