import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';
import { recountWords } from './word-counts.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('jobs').execute();
  await portal.db.deleteFrom('search_words').execute();
});

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const search = (query: Parameters<typeof searchFor>[1]) => searchFor(portal.db, query);
const titles = ['Accountant', 'Java Developer', 'Chef', 'Tally Clerk', 'AutoCAD Designer'];

test.each([
  ['acountant', 'accountant'],
  ['JAVA develper', 'JAVA developer'],
  ['shef', 'chef'],
  ['taly', 'tally'],
  ['auto cad', 'autocad'],
])('%s is searched as %s, and says so', async (typed, meant) => {
  await post(...titles.map((title) => ({ title })));
  const { ids, reading } = await search({ search: typed });
  expect(ids).toHaveLength(1);
  expect(reading).toMatchObject({ words: meant, corrected_from: typed });
});

test('as typed means as typed', async () => {
  await post({ title: 'Accountant' });
  expect(await search({ search: 'acountant', as_typed: true })).toMatchObject({
    ids: [],
    reading: null,
    did_you_mean: null,
  });
});

test('a spelling that finds only a little more is offered, not taken', async () => {
  const [typed] = await post(
    { title: 'Wellder' },
    { title: 'Welder' },
    { title: 'Welder' },
    { title: 'Welder' },
  );
  await portal.db
    .updateTable('search_words')
    .set({ jobs: 30 })
    .where('word', '=', 'welder')
    .execute();
  const found = await search({ search: 'wellder' });
  expect(found.ids).toEqual([typed]);
  expect(found.did_you_mean).toBe('welder');
});

test('a word that many jobs have is not doubted', async () => {
  await post({ title: 'Drover' }, ...Array.from({ length: 30 }, () => ({ title: 'Driver' })));
  await portal.db
    .updateTable('search_words')
    .set({ jobs: 20 })
    .where('word', '=', 'drover')
    .execute();
  expect((await search({ search: 'drover' })).did_you_mean).toBeNull();
});

test('nothing is corrected to what no job has', async () => {
  await post({ title: 'Plumber', location: 'Pune' });
  expect((await search({ search: 'zzzzqq' })).did_you_mean).toBeNull();
  await portal.db.deleteFrom('jobs').execute();
  expect((await search({ search: 'plumbar' })).did_you_mean).toBeNull();
});

test('where the place has none of the corrected jobs, the spelling is offered', async () => {
  await post({ title: 'Plumber', location: 'Pune' });
  expect((await search({ search: 'plumbar', location: 'Pune' })).reading?.words).toBe('plumber');
  expect((await search({ search: 'plumbar', location: 'Goa' })).did_you_mean).toBe('plumber');
});

test('the count of words follows the open jobs', async () => {
  await post({ title: 'Welder' }, { title: 'Welder Helper' });
  await portal.db.transaction().execute(recountWords);
  const rows = await portal.db
    .selectFrom('search_words')
    .select(['word', 'jobs', 'sound'])
    .execute();
  expect(rows).toContainEqual({ word: 'welder', jobs: 2, sound: 'vldr' });
  expect(rows).toContainEqual({ word: 'helper', jobs: 1, sound: 'hlpr' });
});
