import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Usage } from '../../../contract/money/subscriptions.ts';
import { leaveStage, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import { PlanRoom } from './plan-room.tsx';

const open = async (used: number, language: 'en' | 'hi' = 'en') => {
  const seats: Usage = { allowance: 'seats', name: 'team members', used, most: 25 };
  answer('GET /barong/resource/plan_usage', { usage: [seats] });
  const room = (
    <>
      <PlanRoom allowance="seats" plans="/hr/subscription" />
      <PlanRoom allowance="openJobs" plans="/hr/subscription" />
      <p>Below</p>
    </>
  );
  await show(room, { as: 'hr', at: '/hr/team', language });
  await expect.element(page.getByText('Below')).toBeVisible();
};

test('from four fifths on, the page says how much of the plan is used, and links to more', async () => {
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

test('while there is room, nothing is shown', async () => {
  await open(19);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

const used = async (
  usage: Pick<Usage, 'allowance' | 'name' | 'used'>,
  language: 'en' | 'hi' = 'en',
) => {
  answer('GET /barong/resource/plan_usage', { usage: [{ ...usage, most: 1_000 }] });
  const room = <PlanRoom allowance={usage.allowance} plans="/hr/subscription" />;
  await show(room, { as: 'hr', at: '/hr/candidates', language });
};

test('for a limit that resets, it says when, and does not suggest removing anything', async () => {
  await used({ allowance: 'candidateViews', name: 'profiles a month', used: 800 });
  await expect
    .element(
      page.getByText(/^800 of the 1,000 profiles.*are used. They are reset on the first day/),
    )
    .toBeVisible();
  leaveStage();
  await used({ allowance: 'messages', name: 'messages a day', used: 1_000 });
  await expect
    .element(page.getByText(/^All 1,000 messages a day.*are used. Each is returned after 24 hours/))
    .toBeVisible();
});

test('in Hindi too', async () => {
  await used({ allowance: 'candidateViews', name: 'प्रोफ़ाइल हर महीने', used: 1_000 }, 'hi');
  await expect.element(page.getByText(/सब इस्तेमाल हो चुके हैं। महीने की पहली तारीख़ से/)).toBeVisible();
});

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
  leaveStage();
  await open(25, 'hi');
  await expect
    .element(page.getByText(/^आपके प्लान में टीम के 25 सदस्यों की जगह है, और सब भर चुकी/))
    .toBeVisible();
});
