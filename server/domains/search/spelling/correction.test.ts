import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const wordsRead = async (search: string) =>
  (await searchFor(portal.db, { search })).reading?.words ?? search;

test('the beginning of a name of work is the whole name, unless a job has the words beside each other', async () => {
  await post(...Array.from({ length: 12 }, () => ({ title: 'Relationship Manager' })), {
    title: 'Sales Man',
    description: 'Keep up the relationship with shops.',
  });
  expect(await wordsRead('relationship man')).toBe('relationship manager');
  await post({ title: 'Relationship Man' });
  expect(await wordsRead('relationship man')).toBe('relationship man');
});

test('a name of work that is written in two words in Devanagari is no town', async () => {
  const [telecaller] = await post(
    { title: 'Telecaller' },
    { title: 'Tally Operator', location: 'Kolar' },
  );
  expect((await searchFor(portal.db, { search: 'टेली कॉलर' })).ids).toEqual([telecaller]);
});
