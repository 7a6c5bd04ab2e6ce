/** Streams of a compound file by name ([MS-CFB] 2): sectors chained by a table, like files on a disk. */

const FREE_FROM = 0xff_ff_ff_fa;
const DIRECTORY_ENTRY = 128;

export function openCompound(bytes: Uint8Array): (name: string) => Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 1 << view.getUint16(0x1e, true);
  if (sectorSize !== 512 && sectorSize !== 4096) throw new RangeError('not a compound file');
  const sector = (number: number) =>
    bytes.subarray((number + 1) * sectorSize, (number + 2) * sectorSize);
  const next = numbersOf(joined(tableSectors(view, sector, sectorSize).map(sector)));
  const chain = (first: number) => joined(chainOf(first, next).map(sector));

  const directory = chain(view.getUint32(0x30, true));
  const small = {
    below: view.getUint32(0x38, true),
    next: numbersOf(chain(view.getUint32(0x3c, true))),
  };
  const smallSectors = chain(entryAt(directory, 0).first);

  return (name) => {
    for (let at = 0; at + DIRECTORY_ENTRY <= directory.length; at += DIRECTORY_ENTRY) {
      const entry = entryAt(directory, at);
      if (entry.name !== name) continue;
      if (entry.size >= small.below) return chain(entry.first).subarray(0, entry.size);
      const parts = chainOf(entry.first, small.next).map((number) =>
        smallSectors.subarray(number * 64, number * 64 + 64),
      );
      return joined(parts).subarray(0, entry.size);
    }
    throw new RangeError(`no ${name}`);
  };
}

/** The sectors of the table itself: 109 are named in the header, more in sectors of their own. */
function tableSectors(
  view: DataView,
  sector: (number: number) => Uint8Array,
  sectorSize: number,
): number[] {
  const named = Array.from({ length: 109 }, (_, at) => view.getUint32(0x4c + at * 4, true));
  let more = view.getUint32(0x44, true);
  for (let count = 0; more < FREE_FROM && count < 64; count += 1) {
    const numbers = numbersOf(sector(more));
    named.push(...numbers.subarray(0, sectorSize / 4 - 1));
    more = numbers.at(-1) ?? FREE_FROM;
  }
  return named.filter((number) => number < FREE_FROM);
}

/** A chain is never longer than the table; a longer one is circular. */
function chainOf(first: number, next: Uint32Array): number[] {
  const chain: number[] = [];
  for (let at = first; at < FREE_FROM; at = next[at] ?? FREE_FROM) {
    if (chain.length > next.length) throw new RangeError('a circle');
    chain.push(at);
  }
  return chain;
}

function entryAt(directory: Uint8Array, at: number) {
  const view = new DataView(directory.buffer, directory.byteOffset + at, DIRECTORY_ENTRY);
  const length = Math.max(0, Math.min(64, view.getUint16(0x40, true)) - 2);
  const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + length));
  return { name, first: view.getUint32(0x74, true), size: view.getUint32(0x78, true) };
}

const numbersOf = (bytes: Uint8Array) =>
  new Uint32Array(bytes.slice(0, bytes.length - (bytes.length % 4)).buffer);

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
