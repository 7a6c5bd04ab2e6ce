import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { show } from '../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../test/stub-server.ts';
import { api } from './api.ts';
import { useAct } from './use-act.ts';

const ROUTE = 'POST /barong/resource/saved_jobs';
const IDS = 'GET /barong/resource/saved_jobs/ids';
const KEY = ['saved-ids'];

function Page() {
  const ids = useQuery({ queryKey: KEY, queryFn: () => api(IDS, {}) });
  const save = useAct((job_id: number) => api(ROUTE, { body: { job_id } }), {
    failed: 'Not saved',
    done: ({ job_id }) => `Saved ${job_id}`,
    refreshes: [KEY],
  });
  return (
    <>
      <p>{`Kept: ${ids.data?.job_ids.join(' ') ?? ''}`}</p>
      <Button busy={save.isBusy} busyLabel="Saving" onClick={() => void save.run(7)}>
        Save
      </Button>
    </>
  );
}

const button = page.getByRole('button', { name: /^Sav(e|ing)$/ });

test('the button is busy until the page shows the outcome, and calls once', async () => {
  answer(IDS, { job_ids: [] });
  answer(ROUTE, { job_id: 7, saved_at: '2026-11-01T10:00:00.000Z' });
  await show(<Page />, { as: 'user' });
  const release = hold(ROUTE);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  answer(IDS, { job_ids: [7] });
  release();
  await expect.element(page.getByText('Saved 7')).toBeVisible();
  await expect.element(page.getByText('Kept: 7')).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(callsOf(ROUTE)).toHaveLength(1);
});

test('a refusal shows a toast, and what may have changed is refetched', async () => {
  answer(IDS, { job_ids: [] });
  refuse(ROUTE, 'resource.job.gone');
  await show(<Page />, { as: 'user' });
  await expect.element(page.getByText('Kept:')).toBeVisible();
  answer(IDS, { job_ids: [9] });
  await button.click();
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await expect.element(page.getByText('Kept: 9')).toBeVisible();
});
