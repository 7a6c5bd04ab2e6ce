import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../lib/api/api.ts';
import { show } from './stage.tsx';
import { answer, callsOf, hold, refuse, resetServer, sendNews } from './stub-server.ts';

const IDS = 'GET /barong/resource/saved_jobs/ids';
const NO_ANSWER = 'HTTP 0';

function SavedIds() {
  const { data } = useQuery({
    queryKey: ['ids'],
    queryFn: () => api(IDS, {}),
    meta: { news: ['applications'] },
  });
  return <p>saved: {data?.job_ids.join(', ') ?? 'loading'}</p>;
}

test('an answer that the contract does not allow is refused', () => {
  expect(() => answer(IDS, JSON.parse('{ "job_ids": ["7"] }'))).toThrow(/job_ids/);
  expect(() => refuse(IDS, 'resource.application.exists')).toThrow(/does not let/);
});

test('a call without an answer fails the test, and so does one that the contract refuses', async () => {
  await show(<h1>Jobs</h1>, { as: 'user' });
  await expect(api(IDS, {})).rejects.toThrow(NO_ANSWER);
  await expect(api('POST /barong/resource/saved_jobs', { body: { job_id: 0 } })).rejects.toThrow(
    NO_ANSWER,
  );
  expect(resetServer()).toEqual([
    expect.stringMatching(/^GET .*ids was called, and the test has no answer/),
    expect.stringMatching(/^the contract refuses this call .*saved_jobs/),
  ]);
});

test('news that was sent before a page listens still reaches it', async () => {
  answer(IDS, { job_ids: [7] });
  sendNews('applications');
  await show(<SavedIds />, { as: 'user' });
  await expect.poll(() => callsOf(IDS)).toHaveLength(2);
});

test('held answers wait for their release, and news refetches them', async () => {
  answer(IDS, { job_ids: [7] });
  const release = hold(IDS);
  await show(<SavedIds />, { as: 'user' });
  await expect.poll(() => callsOf(IDS)).toHaveLength(1);
  await expect.element(page.getByText('saved: loading')).toBeVisible();
  release();
  await expect.element(page.getByText('saved: 7')).toBeVisible();
  answer(IDS, { job_ids: [7, 8] });
  sendNews('applications');
  await expect.element(page.getByText('saved: 7, 8')).toBeVisible();
});
