import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/stage.tsx';
import { JobNotFound } from './missing-job.tsx';

test.each([
  ['a guest to the public search', undefined, '/jobs'],
  ['a seeker to their own search', 'user', '/user/jobs'],
  ['a recruiter to the public search', 'hr', '/jobs'],
] as const)('a job that does not exist leads %s', async (_, as, path) => {
  await show(<JobNotFound />, as ? { as } : {});
  await expect
    .element(page.getByRole('link', { name: 'Browse all jobs' }))
    .toHaveAttribute('href', path);
});
