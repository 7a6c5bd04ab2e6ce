import fc from 'fast-check';

const [FIRST_SURROGATE, SURROGATES, LAST] = [0xd8_00, 0x8_00, 0x10_ff_ff];

/**
 * Any code point that can stand alone in a text. For the same, fast-check's `binary` first lists all million of them,
 * which takes a second and a half and stays in memory.
 */
export const anyCharacter = fc.integer({ min: 0, max: LAST - SURROGATES }).map(
  (n) => String.fromCodePoint(n < FIRST_SURROGATE ? n : n + SURROGATES),
  // With the way back, fast-check mixes in names such as `__proto__`.
  (character) => {
    const point = readAlone(character);
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);

function readAlone(character: unknown): number {
  const [only = '', ...others] = typeof character === 'string' ? character : '';
  const point = only.codePointAt(0);
  if (point === undefined || others.length > 0) throw new Error('not one character');
  return point;
}
