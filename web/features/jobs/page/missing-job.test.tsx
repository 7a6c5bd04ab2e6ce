import { expect, test } from 'vitest';
import { linksIn, markupOf } from '../../../lib/test-markup.tsx';
import { JobNotFound } from './missing-job.tsx';

test.each([
  ['a guest to the public search', undefined, '/jobs'],
  ['a seeker to their own search', 'user', '/user/jobs'],
  ['a recruiter to the public search', 'hr', '/jobs'],
] as const)('a job that does not exist leads %s', (_, as, path) => {
  const html = markupOf(<JobNotFound />, as ? { as } : {});
  expect(linksIn(html).get('Browse all jobs')).toBe(path);
});
