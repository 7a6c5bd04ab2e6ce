/**
 * The most common passwords that pass the rule of letters and digits: 257,898 from a list of a
 * million leaked ones, as a Bloom filter. It recognises all of them, and mistakes one in a thousand
 * other passwords for one of them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** With 14.4 bits for each password, ten positions are best, and make one mistake in a thousand. */
export const FILTER_BYTES = 464_000;
const BITS_EACH = 10;

const file = new URL('listed-passwords.bloom', import.meta.url);
let filter: Uint8Array | undefined;

/** The positions of a password's bits in the filter, whatever its case. */
export function bitsOf(password: string): number[] {
  const text = password.toLowerCase().normalize('NFC');
  const hash = createHash('sha256').update(text).digest();
  return Array.from(
    { length: BITS_EACH },
    (_, index) => hash.readUInt32BE(index * 3) % (FILTER_BYTES * 8),
  );
}

/** Whether a password is on the list of common ones, in any case. */
export function isListedPassword(password: string): boolean {
  const bits = (filter ??= readFileSync(file));
  return bitsOf(password).every((bit) => ((bits[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}
