import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import { candidate } from '../../test/sample-applications.ts';
import { sampleOwnJob, stubOwnJobs } from '../../test/sample-hiring.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import FindPage from './find-page.tsx';

const CANDIDATES = 'GET /barong/resource/candidates';

test('the header’s search finds candidates and the company’s own jobs, each with a link to all', async () => {
  answer(CANDIDATES, ({ query }) => ({
    candidates: [{ ...candidate, id: 4, name: 'Kaveri Nair' }],
    company_is_checked: false,
    new_ids: [],
    meta: metaOf(query, 7),
  }));
  stubOwnJobs(
    sampleOwnJob({ id: 5, title: 'Kaveri site clerk' }),
    sampleOwnJob({ id: 6, title: 'Kaveri cook', state: 'draft' }),
    sampleOwnJob({ id: 7, title: 'Driver' }),
  );
  await show(<FindPage />, { as: 'hr', at: '/hr/find?search=kaveri' });
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Kaveri Nair')).toHaveAttribute('href', '/hr/candidates/4');
  await expect.element(link('Show all 7')).toHaveAttribute('href', '/hr/candidates?search=kaveri');
  await expect.element(link('Kaveri site clerk')).toHaveAttribute('href', '/hr/applications/5');
  await expect.element(link('Kaveri cook')).toHaveAttribute('href', '/hr/jobs/6/edit');
  await expect.element(link('Driver')).not.toBeInTheDocument();
  expect(callsOf(CANDIDATES)[0]?.query.search).toBe('kaveri');
  await expectAccessible();
});
