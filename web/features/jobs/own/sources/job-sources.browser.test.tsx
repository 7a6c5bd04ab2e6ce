import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer } from '../../../../test/stub-server.ts';
import { JobSources } from './job-sources.tsx';

const hand = {
  source: 'hand',
  url: null,
  first_said_at: '2026-11-03T08:00:00.000Z',
  last_said_at: null,
};
const SOURCES = 'GET /barong/resource/jobs/:id/sources';

test('says which source had the job first, and which others list it', async () => {
  answer(SOURCES, {
    sources: [
      hand,
      {
        source: 'naukri',
        url: 'https://naukri.example/1',
        first_said_at: '2026-11-05T08:00:00.000Z',
        last_said_at: '2026-11-20T08:00:00.000Z',
      },
    ],
  });
  await show(<JobSources id={7} />, { as: 'hr', at: '/hr/jobs/7/edit' });
  const said = page.getByRole('listitem');
  await expect.element(said.nth(0)).toMatchTextContent(/Posted here, first on 03 Nov 2026/);
  await expect.element(said.nth(1)).toMatchTextContent(/naukri, since 05 Nov 2026, last on 20 Nov/);
  await expect.element(page.getByRole('link', { name: 'naukri' })).toBeVisible();
  await expectAccessible();
});
