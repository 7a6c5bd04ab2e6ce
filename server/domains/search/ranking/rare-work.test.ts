import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

// What is shown where few or no jobs have the words.

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const search = (words: string) => searchFor(portal.db, { search: words });
const find = async (words: string) => (await search(words)).ids;

test('other work is shown where there is neither the work nor anything near to it, and the page says so', async () => {
  const [helper] = await post({ title: 'Helper', location: 'Pune' }, { title: 'Java Developer' });
  const { ids, reading, why } = await search('carpenter');
  expect(ids).toEqual([helper]);
  expect(reading).toMatchObject({ other_work: true, have_all_words: 0 });
  expect(why).toEqual([]);
  // The work itself at another place comes before other work here.
  const [near] = await post({ title: 'Woodworker', location: 'Delhi' });
  for (const typed of ['carpenter', 'carpenter in pune']) {
    const found = await search(typed);
    expect([found.ids, found.reading?.other_work]).toEqual([[near], null]);
  }
});

test.each(['pizza delivery', 'tractor driver', 'shoe delivery'])(
  '%s has no slip, though no job says all of it',
  async (typed) => {
    await post({ title: 'Pass Delivery' }, { title: 'Trantor Driver' }, { title: 'Shop Delivery' });
    const { reading, did_you_mean } = await search(typed);
    expect([reading?.corrected_from ?? null, did_you_mean]).toEqual([null, null]);
  },
);

test.each([
  ['hotel management fresher', 'Front Office Executive'],
  ['bhm', 'Front Office Executive'],
  ['b.ed', 'Primary Teacher'],
  ['d.el.ed job', 'Teacher'],
  ['mass communication', 'Journalist'],
  ['cma inter', 'Cost Accountant'],
  ['bpt', 'Physiotherapist'],
  ['bcom fresher', 'Accounts Assistant'],
] as const)('whoever has %s looks for a %s', async (typed, title) => {
  const [, id] = await post({ title: 'Java Developer' }, { title });
  expect(await find(typed)).toEqual([id]);
});

test('words that no job has are left out where nothing has the others with them, and the page says so', async () => {
  const [payroll] = await post({ title: 'Payroll Manager' }, { title: 'Technician' });
  const { ids, reading, did_you_mean } = await search('payroll zyxpf zyxesi');
  expect(ids).toEqual([payroll]);
  expect([reading?.words, reading?.corrected_from]).toEqual(['payroll', 'payroll zyxpf zyxesi']);
  expect(did_you_mean).toBeNull();
  // A rank alone is not what was asked for.
  expect(await find('zyxpf technician')).toEqual([]);
});

test.each([
  ['hotel line', 'Hotel Captain'],
  ['hotel line me job', 'Hotel Captain'],
] as const)('%s is a branch of business, and the line says nothing', async (typed, title) => {
  const [, id] = await post({ title: 'Front Line Sales' }, { title });
  expect(await find(typed)).toEqual([id]);
});

test('a production line is a line', async () => {
  const [line] = await post(
    { title: 'Production Line Incharge', daysAgo: 9 },
    { title: 'Production' },
  );
  expect((await find('production line'))[0]).toBe(line);
});

test('somebody who wants to type is shown no programming', async () => {
  const [typist] = await post(
    { title: 'Typist', daysAgo: 9 },
    { title: 'Python Developer', skills: ['typing'] },
  );
  expect(await find('typing')).toEqual([typist]);
});
