import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';
import { recountWords } from './word-counts.ts';

const portal = await openPortal();
beforeEach(async () => {
  await portal.db.deleteFrom('jobs').execute();
  await portal.db.deleteFrom('search_words').execute();
});

/** Counts of words are kept for a minute, so each test has words of its own. */
async function post(...postings: PostingDetails[]): Promise<number[]> {
  const ids = await postJobs(portal.db, postings);
  await portal.db.transaction().execute(recountWords);
  return ids;
}
const search = (words: string) => searchFor(portal.db, { search: words });
const many = (title: string) => Array.from({ length: 25 }, () => ({ title }));

test.each([
  ['s e o executive', 'SEO Executive'],
  ['S Q L executive', 'SQL Executive'],
  ['h r manager', 'HR Manager'],
  ['data bricks engineer', 'Databricks Engineer'],
  ['air craft tester', 'Aircraft Tester'],
])('%s finds what it is as one word', async (typed, title) => {
  await post(...many(title), { title: 'Vitamin E and S Taster' });
  const { total, reading } = await search(typed);
  expect(total).toBe(25);
  expect(reading?.corrected_from ?? null).toBeNull();
});

test('a title that has the halves apart is found, too, and first if it is what was typed', async () => {
  const [apart] = await post({ title: 'Micro Grid Engineer', daysAgo: 9 });
  await post(...many('Microgrid Engineer in Finance'));
  const { ids, total } = await search('micro grid engineer');
  expect(ids[0]).toBe(apart);
  expect(total).toBe(26);
});

test.each([
  ['need a c developer', 'AC Developer', 'C Developer'],
  ['team leader', 'Teamleader', 'Team Leader'],
])('%s is not joined', async (typed, joined, meant) => {
  await post(...many(joined));
  const apart = await post(...many(meant));
  const [first = 0] = (await search(typed)).ids;
  expect(apart).toContain(first);
});

test('words that were searched as typed are not joined', async () => {
  await post(...many('Bookbinder'));
  const typed = await searchFor(portal.db, { search: 'book binder', as_typed: true });
  expect(typed.ids).toEqual([]);
});

test.each([
  ['kilnhelper', 'kiln helper'],
  ['hrkilner', 'hr kilner'],
])('%s is searched as two words, of which jobs have each', async (typed, meant) => {
  const [first = '', second = ''] = meant.split(' ');
  await post(
    { title: `${second} for the ${first}` },
    ...Array.from({ length: 3 }, () => ({ title: `${first} fitter` })),
    ...Array.from({ length: 3 }, () => ({ title: `${second} of glass` })),
  );
  const { total, reading } = await search(typed);
  expect(total).toBeGreaterThan(0);
  expect(reading).toMatchObject({ words: meant, corrected_from: typed });
});
