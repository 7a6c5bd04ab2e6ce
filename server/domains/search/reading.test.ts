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
