import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

// Words that name other work than the work that is searched for.

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

const post = (...postings: PostingDetails[]) => postJobs(portal.db, postings);
const find = async (words: string) => (await searchFor(portal.db, { search: words })).ids;

test('a search for an assistant to a director finds no director, and assistants to a director come first', async () => {
  const [served, other] = await post(
    { title: 'Executive Assistant to Director', daysAgo: 9 },
    { title: 'Executive Assistant' },
    { title: 'Director Engineering' },
    { title: 'Assistant Director' },
  );
  expect((await find('executive assistant to director')).slice(0, 2)).toEqual([served, other]);
  expect((await find('ea to director')).slice(0, 2)).toEqual([served, other]);
});

test('a search for a reporter finds related work and jobs that ask for one, but no reporting', async () => {
  const [writer] = await post(
    { title: 'Content Writer' },
    { title: 'Reporting Analyst', description: 'Prepare the reports of a bank.' },
  );
  for (const typed of ['reporter', 'journalist']) expect(await find(typed)).toEqual([writer]);
  const [skilled] = await post({ title: 'Presenter', skills: ['Reporter'] });
  expect(await find('reporter')).toContain(skilled);
  // Once a title names the work itself, it comes first.
  const [reporter] = await post({ title: 'City Reporter' });
  expect((await find('reporter'))[0]).toBe(reporter);
});

test('a typing error in the ending of a kind of work still finds it', async () => {
  const [operator] = await post({ title: 'Crane Operator' }, { title: 'Java Developer' });
  expect(await find('crane operater')).toEqual([operator]);
});

test('"principal" finds heads of schools and no principal engineers, who are found by their full title', async () => {
  const [principal, engineer] = await post(
    { title: 'Principal', daysAgo: 9 },
    { title: 'Principal Engineer' },
  );
  expect(await find('principal')).toEqual([principal]);
  expect((await find('principal engineer'))[0]).toBe(engineer);
});

test.each([
  ['food technologist', 'Food Quality Control', 'Systems Technologist'],
  ['spoken english trainer', 'English Teacher', 'Python Trainer'],
])('in "%s" the subject counts', async (typed, right, wrong) => {
  const [id] = await post({ title: right, daysAgo: 9 }, { title: wrong });
  expect(await find(typed)).toEqual([id]);
});

test('a thing that ends like a kind of work, such as a transformer, is found wherever it is mentioned', async () => {
  const [described] = await post({
    title: 'Electrical Engineer',
    description: 'Repair transformers at the substations of the district.',
  });
  expect(await find('transformer')).toEqual([described]);
});
