import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { callsOf } from '../../test/stub-server.ts';
import { PlanRoom } from './plan-room.tsx';

test('for a recruiter without a company, no plan is loaded', async () => {
  await show(
    <>
      <PlanRoom allowance="messages" plans="/hr/subscription" />
      <p>Below</p>
    </>,
    { as: { role: 'hr', team_role: null }, at: '/hr/messages' },
  );
  await expect.element(page.getByText('Below')).toBeVisible();
  expect(callsOf('GET /barong/resource/plan_usage')).toEqual([]);
});
