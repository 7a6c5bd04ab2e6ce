import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AndCursor, BLOCK, type Cursor, END, OrCursor, WithoutCursor } from './cursors.ts';
import { GrowingLists, PackedLists } from './word-lists.ts';

const SLOTS = 300;
const WORDS = 4;

/** For each slot the words in it. */
const slots = fc.array(fc.uniqueArray(fc.nat(WORDS - 1)), { minLength: 1, maxLength: SLOTS });

function fill<L extends GrowingLists | PackedLists>(lists: L, all: readonly number[][]): L {
  for (const [slot, words] of all.entries()) for (const word of words) lists.add(word, slot);
  if (lists instanceof PackedLists) lists.pack(WORDS, all.length);
  return lists;
}

function everySlot(cursor: Cursor): number[] {
  const found: number[] = [];
  for (let slot = cursor.seek(0); slot !== END; slot = cursor.seek(slot + 1)) found.push(slot);
  return found;
}

const slotsWhere = (all: readonly number[][], fits: (words: readonly number[]) => boolean) =>
  all.flatMap((words, slot) => (fits(words) ? slot : []));

test.each([GrowingLists, PackedLists])('%O finds every word where it was added', (Lists) => {
  fc.assert(
    fc.property(slots, (all) => {
      const lists = fill(new Lists(), all);
      for (let word = 0; word <= WORDS; word += 1) {
        expect(everySlot(lists.cursor(word))).toEqual(
          slotsWhere(all, (words) => words.includes(word)),
        );
      }
    }),
  );
});

test('lists of rare and of frequent words are joined by "and" and "or"', () => {
  // Word 0 is in every slot, word 1 in few of them.
  const all = Array.from({ length: 1_000 }, (_, slot) => [
    0,
    ...(slot % 90 === 7 ? [1] : []),
    ...(slot % 3 === 0 ? [2] : []),
  ]);
  const lists = fill(new PackedLists(), all);
  const both = new AndCursor(lists.cursor(0), lists.cursor(1), lists.cursor(2));
  const either = new OrCursor([lists.cursor(1), lists.cursor(2)]);
  const has = (words: readonly number[], word: number) => words.includes(word);
  expect(everySlot(both)).toEqual(slotsWhere(all, (words) => has(words, 1) && has(words, 2)));
  expect(everySlot(either)).toEqual(slotsWhere(all, (words) => has(words, 1) || has(words, 2)));
});

/** Word `n` is in every `EVERY[n]`th slot or so. */
const EVERY = [1, 2, 31, 401, 7_013, 4_999];
const scattered = Array.from({ length: 5 * BLOCK + 7 }, (_, slot) =>
  EVERY.flatMap((every, word) => ((slot * 7_919 + word * 31) % every === 0 ? [word] : [])),
);

/** 'but' is the first of the parts without any other of them. */
type Joined = number | { how: 'all' | 'any' | 'but'; parts: Joined[] };
const { joined } = fc.letrec<{ joined: Joined }>((tie) => ({
  joined: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.nat(EVERY.length - 1),
    fc.record({
      how: fc.constantFrom('all' as const, 'any' as const, 'but' as const),
      parts: fc.array(tie('joined'), { minLength: 1, maxLength: 4 }),
    }),
  ),
}));

test('lists that are joined within each other lose no slot, over many blocks', () => {
  const lists = new PackedLists();
  for (const [slot, words] of scattered.entries()) for (const word of words) lists.add(word, slot);
  lists.pack(EVERY.length, scattered.length);
  const cursorOf = (query: Joined): Cursor => {
    if (typeof query === 'number') return lists.cursor(query);
    const parts = query.parts.map(cursorOf);
    const [first = lists.cursor(0), ...rest] = parts;
    if (query.how === 'but') return new WithoutCursor(first, new OrCursor(rest));
    return query.how === 'any' ? new OrCursor(parts) : new AndCursor(first, ...rest);
  };
  const fits = (words: readonly number[], query: Joined): boolean => {
    if (typeof query === 'number') return words.includes(query);
    const [first = 0, ...rest] = query.parts;
    if (query.how === 'but') return fits(words, first) && !rest.some((part) => fits(words, part));
    return query.parts[query.how === 'any' ? 'some' : 'every']((part) => fits(words, part));
  };
  fc.assert(
    fc.property(joined, (query) => {
      expect(everySlot(cursorOf(query))).toEqual(
        slotsWhere(scattered, (words) => fits(words, query)),
      );
    }),
    // A rare word goes on while a frequent one is still in the block before.
    { numRuns: 50, examples: [[{ how: 'any', parts: [{ how: 'all', parts: [4, 1] }, 5] }]] },
  );
});

test('a cursor goes directly to any later slot', () => {
  fc.assert(
    fc.property(slots, fc.array(fc.nat(SLOTS)), (all, places) => {
      const packed = fill(new PackedLists(), all).cursor(1);
      for (const place of places.toSorted((a, b) => a - b)) {
        const next = all.findIndex((words, slot) => slot >= place && words.includes(1));
        expect(packed.seek(place)).toBe(next < 0 ? END : next);
      }
    }),
  );
});
