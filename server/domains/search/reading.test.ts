import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../../test/portal.ts';
import { postJobs } from '../../test/postings.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('the answer says how it read the search', async () => {
  const [id] = await postJobs(portal.db, [{ title: 'Accountant', skills: ['Tally'] }]);
  const ask = (query: { search: string; as_typed?: string }) =>
    portal.call('GET /barong/public/jobs', { query });
  const corrected = await ask({ search: 'acountant' });
  expect(corrected.body).toMatchObject({
    jobs: [{ id }],
    reading: { words: 'accountant', corrected_from: 'acountant', have_all_words: null },
  });
  const typed = await ask({ search: 'acountant', as_typed: 'true' });
  expect(typed.body).toMatchObject({ jobs: [], reading: null });
  const most = await ask({ search: 'accountant moonlight' });
  expect(most.body).toMatchObject({ jobs: [{ id }], reading: { have_all_words: 0 } });
});

test('a place that no job has is read as the one that was meant', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [id] = await postJobs(portal.db, [{ location: 'Hyderabad' }, { location: 'Pune' }]);
  const ask = (query: { location: string; as_typed?: string }) =>
    portal.call('GET /barong/public/jobs', { query });
  for (const location of ['hydrabad', 'HYD', 'Hitech City', 'Gachibowli']) {
    const { body } = await ask({ location });
    expect(body).toMatchObject({ jobs: [{ id }], location_matched: 'Hyderabad, Telangana' });
  }
  const { body } = await ask({ location: 'hydrabad' });
  expect(body).toMatchObject({ reading: { location_corrected_from: 'hydrabad' } });
  const typed = await ask({ location: 'hydrabad', as_typed: 'true' });
  expect(typed.body).toMatchObject({ jobs: [], reading: null });
});

test('what the words ask for besides the work becomes filters that can be taken off', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [pune] = await postJobs(portal.db, [
    { title: 'Driver', location: 'Pune' },
    { title: 'Driver', location: 'Goa' },
  ]);
  const { body } = await portal.call('GET /barong/public/jobs', {
    query: { search: 'driver in pune' },
  });
  expect(body).toMatchObject({
    jobs: [{ id: pune }],
    location_matched: 'Pune, Maharashtra',
    reading: {
      words: 'driver',
      wishes: [{ kind: 'location', value: 'Pune', without: 'driver' }],
    },
  });
});

test('where few jobs have the words, jobs for related work follow', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [related, asked] = await postJobs(portal.db, [
    { title: 'Furniture Maker' },
    { title: 'Carpenter' },
    { title: 'Pastry Chef' },
  ]);
  const { body } = await portal.call('GET /barong/public/jobs', { query: { search: 'carpenter' } });
  expect(body).toMatchObject({
    jobs: [{ id: asked }, { id: related }],
    reading: { have_all_words: 1 },
  });
});

test('of jobs with all the words, those whose title says little else come first', async () => {
  await portal.db.deleteFrom('jobs').execute();
  const [plain, longer] = await postJobs(portal.db, [
    { title: 'Quality Engineer' },
    { title: 'Quality Engineer for Castings, Night Crew' },
  ]);
  const { body } = await portal.call('GET /barong/public/jobs', {
    query: { search: 'quality engineer' },
  });
  expect(body).toMatchObject({ jobs: [{ id: plain }, { id: longer }] });
});

test.each(['Ledgermibxqzab', 'Ledgermib3x1a2'])(
  'the rare word %s finds its one job, not the one whose word ends otherwise',
  async (word) => {
    const other = `${word.slice(0, -1)}9`;
    const [id] = await postJobs(portal.db, [
      { title: `Accounts Assistant ${word}` },
      { title: `Accounts Assistant ${other}` },
    ]);
    const { body } = await portal.call('GET /barong/public/jobs', { query: { search: word } });
    expect(body).toMatchObject({ jobs: [{ id }], reading: null, did_you_mean: null });
  },
);
