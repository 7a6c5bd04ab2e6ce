import { expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { postJobs, searchFor } from '../../../test/postings.ts';

const portal = await openPortal();

test('where only related jobs fulfil a wish, it says how many have all the words without it', async () => {
  const atHome = { work_mode: 'remote', location: 'Remote' } as const;
  await postJobs(portal.db, [
    { title: 'Golang Developer' },
    { title: 'Golang Developer', location: 'Pune' },
    { title: 'Software Developer', ...atHome },
  ]);
  const search = 'golang developer remote';
  const wish = { kind: 'work_mode', value: 'remote', without: 'golang developer' };
  expect((await searchFor(portal.db, { search })).reading).toMatchObject({
    relaxed: null,
    without_wish: [{ wish, total: 2, capped: false }],
  });
  await postJobs(portal.db, [{ title: 'Golang Developer', ...atHome }]);
  expect((await searchFor(portal.db, { search })).reading?.without_wish).toBeNull();
});
