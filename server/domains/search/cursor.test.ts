import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Position, readCursor, writeCursor } from './cursor.ts';

const id = fc.integer({ min: 1 });
const moment = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const position: fc.Arbitrary<Position> = fc.oneof(
  fc.record({ order: fc.constant('newest' as const), posted_at: moment, job_id: id }),
  fc.record({
    order: fc.constant('salary' as const),
    salary_max_inr: fc.option(fc.nat()),
    job_id: id,
  }),
  fc.record({
    order: fc.constant('relevance' as const),
    tier: fc.constantFrom(0, 1, 2),
    in_title: fc.boolean(),
    is_first: fc.boolean(),
    rank: fc.float({ min: 0, max: 3, noNaN: true }).map(Math.abs),
    posted_at: moment,
    job_id: id,
  }),
);

test('a cursor restores its position and fits in a URL', () => {
  fc.assert(
    fc.property(position, (written) => {
      const cursor = writeCursor(written);
      expect(cursor).toMatch(/^[\w-]{1,300}$/);
      expect(readCursor(cursor, written.order)).toEqual(written);
    }),
  );
});

test('a cursor of another order, or a made-up one, starts at the beginning', () => {
  const cursor = writeCursor({ order: 'salary', salary_max_inr: null, job_id: 5 });
  expect(readCursor(cursor, 'newest')).toBeUndefined();
  expect(readCursor(undefined, 'newest')).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readCursor(text, 'newest')).toBeUndefined();
    }),
  );
});
