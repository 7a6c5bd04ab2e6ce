/** The names of the tile colours in app.css. Never marigold or red: those have a meaning. */
export const TINTS = ['teal', 'slate', 'jamun', 'neem', 'sky', 'clay'] as const;
export type Tint = (typeof TINTS)[number];

/** An id always gets the same colour (32-bit FNV-1a over its characters). */
export function tintOf(id: string | number): Tint {
  let hash = 0x811c9dc5;
  for (const letter of String(id)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // Consecutive ids differ in few bits: two rounds of mixing (MurmurHash3's finalizer) spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return TINTS[((hash ^ (hash >>> 16)) >>> 0) % TINTS.length] ?? 'slate';
}

/** Colours for a `style` attribute. */
export function tintStyle(id: string | number) {
  const tint = tintOf(id);
  return { background: `var(--tile-${tint})`, color: `var(--tile-${tint}-ink)` };
}

/** A letter or digit with its vowel signs and, in Indian scripts, the letters joined to it. */
const FIRST_LETTER = /[\p{L}\p{N}](?:\u094D\p{L}|\p{M})*/u;

function firstLetter(word: string): string {
  return FIRST_LETTER.exec(word)?.[0].toLocaleUpperCase('en-IN') ?? '';
}

/**
 * One initial for a company, the first and the last for a person, in any script: a Devanagari
 * letter keeps its vowel sign. "" when the name has no letter.
 */
export function initials(name: string, count: 1 | 2): string {
  const letters = name.trim().split(/\s+/u).map(firstLetter).filter(Boolean);
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return (letters[0] ?? '') + (count === 2 ? last : '');
}
