import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AndCursor, type Cursor, END, OrCursor } from './cursors.ts';
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

test('a cursor goes to any later slot at once', () => {
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
