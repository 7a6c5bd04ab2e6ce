import { beforeEach, expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobOf, postJobs, searchFor } from '../../../test/postings.ts';
import { standingSearchesOf } from '../search.ts';

// Large employers of India that are searched for by their names.

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const find = (search: string) => searchFor(portal.db, { search });

test('a bank without jobs here gives way to other banks, and the answer says so', async () => {
  const [bank, other] = await post(
    { title: 'Bank Sales Officer', daysAgo: 9 },
    { title: 'Sales Officer' },
  );
  const { ids, reading } = await find('idbi bank sales officer');
  expect(ids).toEqual([bank, other]);
  expect(reading).toMatchObject({
    words: 'bank sales officer',
    corrected_from: 'idbi bank sales officer',
    relaxed: ['company'],
    wishes: [{ kind: 'company', value: 'IDBI Bank' }],
  });
});

test('a typing error in the branch of a large employer is read as the branch, and the answer says what was typed', async () => {
  const titles = ['Insurance Advisor', 'Insurance Agent', 'Insurance Surveyor'];
  const jobs = await post(...titles.map((title) => ({ title })));
  const { ids, reading } = await find('sbi life insurence');
  expect(ids.toSorted((a, b) => a - b)).toEqual(jobs);
  expect(reading).toMatchObject({ words: 'insurance', corrected_from: 'sbi life insurence' });
});

test('typing nothing but an employer without jobs shows the work for which it is known', async () => {
  const [rider] = await post({ title: 'Delivery Executive', location: 'Pune' }, { title: 'Cook' });
  for (const search of ['zomato', 'zomato job', 'zomato pune']) {
    const { ids, reading } = await find(search);
    expect([search, ids, reading?.words]).toEqual([search, [rider], 'delivery executive']);
    expect(reading?.relaxed).toEqual(['company']);
  }
});

test('the name of an employer without jobs may have a slip that sounds the same', async () => {
  const [teacher, rider] = await post({ title: 'Teacher' }, { title: 'Delivery Executive' });
  for (const search of ['zometo', 'zomatto', 'swigy'])
    expect([search, (await find(search)).ids]).toEqual([search, [rider]]);
  expect((await find('byjus')).ids).toEqual([teacher]);
  // No Eicher.
  expect((await find('teicher')).ids).toEqual([teacher]);
});

test('the legal form belongs to the name of an employer', async () => {
  const [operator] = await post({ title: 'Machine Operator' }, { title: 'Limited Editions Clerk' });
  for (const search of ['tata motors limited', 'tata motors pvt ltd']) {
    const { ids, reading } = await find(search);
    expect([search, ids, reading?.words]).toEqual([search, [operator], 'machine operator']);
  }
});

test('the name stays as long as the employer has jobs, or others are named after it', async () => {
  const [promoter] = await post({ title: 'Promoter for Patanjali' });
  expect((await find('patanjali')).ids).toEqual([promoter]);
  const [dealer] = await post({ title: 'Welder', company_name: 'Sharma Maruti Showroom' });
  expect((await find('maruti')).ids).toEqual([dealer]);
  const [supplier] = await post({ title: 'Turner', company_name: 'Tata Motors Dealers' });
  expect((await find('tata motors')).ids).toEqual([supplier]);
  const own = await postJobOf(portal.db, 'Swiggy', { title: 'Cook' });
  expect(await find('swiggy cook')).toMatchObject({ ids: [own], reading: { relaxed: null } });
  await portal.db.deleteFrom('jobs').execute();
  await post({ title: 'Cook' });
  expect(await find('swiggy cook')).toMatchObject({ reading: { relaxed: ['company'] } });
});

test('a large employer that has only other jobs gives way, too', async () => {
  await postJobOf(portal.db, 'Federal Bank', { title: 'Driver' });
  const [clerk] = await post({ title: 'Bank Clerk' });
  expect(await find('federal bank clerk')).toMatchObject({
    ids: [clerk],
    reading: { words: 'bank clerk', relaxed: ['company'] },
  });
});

test('the company of a large employer may have its branch in its name', async () => {
  const own = await postJobOf(portal.db, 'Kotak Life Insurance', { title: 'Cook' });
  const [advisor] = await post({ title: 'Insurance Advisor' });
  expect((await find('kotak life careers')).ids).toEqual([own]);
  expect(await find('kotak life advisor')).toMatchObject({
    ids: [advisor],
    reading: { words: 'insurance advisor', relaxed: ['company'] },
  });
});

test('related work at the large employer itself is a good enough answer', async () => {
  const own = await postJobOf(portal.db, 'LIC of India', { title: 'Insurance Advisor' });
  expect(await find('lic insurance agent')).toMatchObject({
    ids: [own],
    reading: { relaxed: null },
  });
});

test('a short form of its name finds the jobs of a large employer', async () => {
  const own = await postJobOf(portal.db, 'Kotak Mahindra Bank', { title: 'Teller' });
  expect((await find('kotak bank')).ids).toEqual([own]);
});

test('a saved search waits for the employer', async () => {
  await post({ title: 'Delivery Executive' });
  const searches = ['zomato', 'zomato rider'].map((search) => JobFilters.parse({ search }));
  const [alone, beside] = await standingSearchesOf(portal.db, searches);
  expect(alone?.query).toMatch(/^'zomato'/);
  expect(beside?.query).toMatch(/'zomato'/);
});

test('as typed, the name is searched as any other word', async () => {
  await post({ title: 'Delivery Executive' });
  expect((await searchFor(portal.db, { search: 'zomato', as_typed: true })).ids).toEqual([]);
});
