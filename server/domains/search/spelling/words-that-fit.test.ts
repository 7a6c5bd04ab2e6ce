import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobOf, postJobs, searchFor } from '../../../test/postings.ts';
import { countAnew } from '../search.ts';

const portal = await openPortal();
beforeEach(async () => {
  await portal.db.deleteFrom('jobs').execute();
  await portal.db.deleteFrom('search_words').execute();
});

/** Counts of words are kept for a minute, so each test has words of its own. */
async function post(...postings: PostingDetails[]): Promise<void> {
  await postJobs(portal.db, postings);
  await countAnew(portal.db);
}
const search = (words: string) => searchFor(portal.db, { search: words });
const many = (count: number, posting: PostingDetails) =>
  Array.from({ length: count }, () => posting);

test('of two words that are as near, the one that stands beside the others in jobs is meant', async () => {
  await post(
    ...many(22, { title: 'Gilder', skills: ['Zanes', 'Kiln'] }),
    ...many(6, { title: 'Zales Gilder' }),
  );
  expect((await search('zaes gilder')).reading?.words).toBe('zales gilder');
});

test('a slip in a rare word is not corrected to a frequent one with the same stem that is far from it', async () => {
  await post(...many(60, { title: 'Floral Market' }), { title: 'Floral Marketer' });
  expect((await search('floral markketer')).reading?.words).toBe('floral marketer');
});

test('a word of work with a slip is no place that sounds like it but is much shorter', async () => {
  await post(
    { title: 'Network Fitter', location: 'Surat' },
    ...many(3, { title: 'Network Security' }),
  );
  expect((await search('network secirity')).reading?.words).toBe('network security');
});

test('a name of two words is known as one, too, although that has a slip', async () => {
  await post({ title: 'Store Keeper' });
  expect((await search('storekeper')).reading?.words).toBe('store keeper');
});

test('the name of a company is read although one of its words has a slip', async () => {
  const own = await postJobOf(portal.db, 'Zephyria Consulting Pvt Ltd', { title: 'Glazier' });
  await post(...many(3, { title: 'Consulting Glazier' }));
  const { ids, reading } = await search('zephyria cnsulting');
  expect(reading?.corrected_from).toBe('zephyria cnsulting');
  expect(ids[0]).toBe(own);
});

test('so is the beginning of the name, although each word is another company', async () => {
  const own = await postJobOf(portal.db, 'ICICI Prudential Life', { title: 'Glazier' });
  await postJobOf(portal.db, 'ICICI Bank', { title: 'Teller' });
  await postJobOf(portal.db, 'Prudential', { title: 'Broker' });
  await post();
  const { ids, reading } = await search('icici prudencial');
  expect(reading).toMatchObject({ corrected_from: 'icici prudencial', wishes: null });
  expect(ids[0]).toBe(own);
});

test('a country or a town abroad is no slip in another word', async () => {
  await post(...many(30, { title: 'DBA' }), ...many(30, { title: 'Signapore Nurse' }), {
    title: 'Driver',
  });
  for (const typed of ['dubai driver', 'singapore nurse'])
    expect((await search(typed)).reading).toMatchObject({ words: typed, corrected_from: null });
});

test('a kind of work is meant rather than another word that is as near and more frequent', async () => {
  await post(...many(40, { title: 'Drive Inspector' }), ...many(8, { title: 'Driver' }));
  expect((await search('drivr')).reading?.words).toBe('driver');
});

test('a Hindi word that jobs have as it is said is that word, however frequent others are that sound like it', async () => {
  await post(
    ...many(60, { title: 'Hand Polisher' }),
    ...many(3, { title: 'Hindi Lecturer' }),
    ...many(9, { title: 'Lecturer' }),
  );
  expect((await search('हिंदी lecturer')).reading?.words).toBe('hindi lecturer');
});

test('a Hindi word of two consonants is no English word that has only these in common', async () => {
  await post(...many(60, { title: 'Beam Polisher' }), ...many(60, { title: 'Log Polisher' }));
  for (const word of ['बामा', 'लोन']) {
    const { ids, did_you_mean: offered } = await search(word);
    expect([word, ids, offered]).toEqual([word, [], null]);
  }
});

test('a word that finds jobs only because it is a stem is completed', async () => {
  await post(...many(22, { title: 'Machine Operator' }));
  expect((await search('machin operator')).reading?.words).toBe('machine operator');
});

test('a misspelt word is the one with which the others make a known name', async () => {
  await post(
    ...many(22, { title: 'Customer Service' }),
    ...many(22, { title: 'Custom Glazing', skills: ['Service'] }),
  );
  expect((await search('custome service')).reading?.words).toBe('customer service');
});
