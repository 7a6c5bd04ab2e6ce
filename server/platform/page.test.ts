import { beforeAll, expect, test } from 'vitest';
import { openPortal } from '../test/portal.ts';
import { pageOf, pageOfMost } from './page.ts';

const portal = await openPortal();
beforeAll(async () => {
  const words = ['anvil', 'bellows', 'chisel', 'drill', 'emery'].map((word) => ({ word }));
  await portal.db.insertInto('search_words').values(words).execute();
});

const query = () => portal.db.selectFrom('search_words').select('word').orderBy('word', 'desc');

test.each([
  [1, 2, ['emery', 'drill']],
  [2, 2, ['chisel', 'bellows']],
  [3, 2, ['anvil']],
  [4, 2, []],
  [1, 5, ['emery', 'drill', 'chisel', 'bellows', 'anvil']],
  [1, 9, ['emery', 'drill', 'chisel', 'bellows', 'anvil']],
  [Number.MAX_SAFE_INTEGER, 100, []],
])('page %i of %i rows has its rows, and every page the same total', async (page, limit, words) => {
  const { rows, meta } = await pageOf(query(), { page, limit });
  expect(rows.map(({ word }) => word)).toEqual(words);
  expect(meta).toMatchObject({ page, limit, total: 5, total_pages: Math.ceil(5 / limit) });
});

test('an empty list has no page', async () => {
  const { rows, meta } = await pageOf(query().where('word', '=', 'forge'), { page: 1, limit: 10 });
  expect([rows, meta.total, meta.totalPages]).toEqual([[], 0, 0]);
});

test.each([
  [1, ['emery', 'drill'], 3, true],
  [2, ['chisel'], 3, true],
  [3, [], 3, true],
  [1, ['emery', 'drill'], 5, true],
  [3, ['anvil'], 6, false],
])(
  'page %i of a list that is counted only so far has %j of %i',
  async (page, words, most, capped) => {
    const { rows, meta } = await pageOfMost(query(), { page, limit: 2 }, most);
    expect(rows.map(({ word }) => word)).toEqual(words);
    expect(meta).toMatchObject({ total: Math.min(most, 5), total_capped: capped });
  },
);
