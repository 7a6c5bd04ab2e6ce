import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type Places, textRank } from './text-rank.ts';

const portal = await openPortal();

const WEIGHTS = { A: 1, B: 0.4 };
const place = fc.record({
  place: fc.integer({ min: 1, max: 130 }),
  letter: fc.constantFrom('A' as const, 'B' as const),
});
/** A word of the query: absent, somewhere in the description, or at these places. */
const word = fc.option(fc.uniqueArray(place, { maxLength: 3, selector: (one) => one.place }));
/** No two words are at one place. */
const query = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => {
  const taken = new Set<number>();
  return words.map((places) =>
    places === null
      ? null
      : places
          .filter(({ place: at }) => !taken.has(at) && taken.add(at))
          .toSorted((a, b) => a.place - b.place),
  );
});

/** The lowest rank that PostgreSQL gives. */
const NEXT_TO_NOTHING = 1e-5;

test("words are ranked as by PostgreSQL's ts_rank", async () => {
  await fc.assert(
    fc.asyncProperty(query, async (words) => {
      const names = words.map((_, nth) => `w${nth}`);
      const vector = words
        .flatMap((places, nth) =>
          places === null
            ? []
            : places.length === 0
              ? `w${nth}`
              : `w${nth}:${places.map(({ place: at, letter }) => `${at}${letter}`).join(',')}`,
        )
        .join(' ');
      const { rows } = await sql<{ rank: number }>`
        select ts_rank('{0.05, 0.1, 0.4, 1}', ${vector}::tsvector,
          ${names.join(' & ')}::tsquery)::float8 as rank`.execute(portal.db);
      const ours = words.map(
        (places): Places | null =>
          places && {
            count: places.length,
            places: places.map(({ place: at }) => at),
            weights: places.map(({ letter }) => WEIGHTS[letter]),
          },
      );
      expect(Math.abs(textRank(ours) - (rows[0]?.rank ?? 0))).toBeLessThan(NEXT_TO_NOTHING);
    }),
    { numRuns: 300 },
  );
});
