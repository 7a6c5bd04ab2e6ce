/** Reads single entries of an archive by its directory, as Word does (PKWARE APPNOTE 4.3). */
import { inflateRawSync } from 'node:zlib';

class UnreadableZip extends Error {}

const END = Buffer.from('PK\u0005\u0006');
const DIRECTORY = 0x02_01_4b_50;
const ENTRIES_MAX = 5_000;

/**
 * The entries whose names fit, inflated to at most this many bytes in all. Throws UnreadableZip if the
 * archive is damaged, locked, or made to be large.
 */
export function entriesOf(
  zip: Buffer,
  fits: (name: string) => boolean,
  bytesMax: number,
): Buffer[] {
  const found: Buffer[] = [];
  let bytesLeft = bytesMax;
  try {
    const end = zip.lastIndexOf(END);
    const count = zip.readUInt16LE(end + 10);
    let at = zip.readUInt32LE(end + 16);
    if (count > ENTRIES_MAX) throw new UnreadableZip('too many entries');
    for (let index = 0; index < count; index += 1) {
      if (zip.readUInt32LE(at) !== DIRECTORY) throw new UnreadableZip('no directory');
      const nameLength = zip.readUInt16LE(at + 28);
      if (fits(zip.toString('utf8', at + 46, at + 46 + nameLength))) {
        const entry = inflated(zip, at, bytesLeft);
        bytesLeft -= entry.length;
        found.push(entry);
      }
      at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
  } catch (error) {
    throw new UnreadableZip('damaged', { cause: error });
  }
  return found;
}

/** The content of the entry that stands at this place of the directory. */
function inflated(zip: Buffer, at: number, bytesMax: number): Buffer {
  const method = zip.readUInt16LE(at + 10);
  const size = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const content = zip.subarray(start, start + size);
  if (method === 8) return inflateRawSync(content, { maxOutputLength: bytesMax });
  if (method !== 0 || size > bytesMax) throw new UnreadableZip('packed in another way');
  return content;
}
