import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Usage } from '../../../contract/money/subscriptions.ts';
import { show } from '../../test/stage.tsx';
import { answer } from '../../test/stub-server.ts';
import { PlanRoom } from './plan-room.tsx';

const open = async (used: number) => {
  const seats: Usage = { allowance: 'seats', name: 'team members', used, most: 25 };
  answer('GET /barong/resource/plan_usage', { usage: [seats] });
  const room = (
    <>
      <PlanRoom allowance="seats" plans="/hr/subscription" />
      <PlanRoom allowance="openJobs" plans="/hr/subscription" />
      <p>Below</p>
    </>
  );
  await show(room, { as: 'hr', at: '/hr/team' });
  await expect.element(page.getByText('Below')).toBeVisible();
};

test('from four fifths on it is said how much of the plan is in use, with the way to more', async () => {
  await open(20);
  await expect
    .element(page.getByText('20 of the 25 team members of your plan are in use.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the plans' }))
    .toHaveAttribute('href', '/hr/subscription');
});

test('a plan that is full says so before somebody tries to add another', async () => {
  await open(25);
  await expect
    .element(page.getByText(/^All 25 team members of your plan are in use/))
    .toBeVisible();
});

test('with room enough nothing is said', async () => {
  await open(19);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
