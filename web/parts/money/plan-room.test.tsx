import { expect, test } from 'vitest';
import type { Language } from '../../../contract/endpoint.ts';
import type { Usage } from '../../../contract/money/subscriptions.ts';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import { PlanRoom } from './plan-room.tsx';

const seats = (used: number): Usage => ({
  allowance: 'seats',
  name: 'team members',
  used,
  most: 25,
});

function roomOf(usage: Usage, language: Language = 'en') {
  answer('GET /barong/resource/plan_usage', { usage: [usage] });
  const room = (
    <>
      <PlanRoom allowance={usage.allowance} plans="/hr/subscription" />
      <PlanRoom allowance="openJobs" plans="/hr/subscription" />
    </>
  );
  return answeredMarkupOf(room, { address: '/hr/team', language });
}

test('from four fifths on, the page says how much of the plan is used, and links to more', async () => {
  const html = await roomOf(seats(20));
  expect(wordsOf(html)).toMatch(
    /^20 of the 25 team members of your plan are in use\. See the plans$/,
  );
  expect(html).toContain('href="/hr/subscription"');
});

test('a plan that is full says so before somebody tries to add another, in Hindi too', async () => {
  expect(wordsOf(await roomOf(seats(25)))).toMatch(/^All 25 team members of your plan are in use/);
  expect(wordsOf(await roomOf(seats(25), 'hi'))).toMatch(
    /^आपके प्लान में टीम के 25 सदस्यों की जगह है, और सब भर चुकी/,
  );
});

test('while there is room, nothing is shown', async () => {
  expect(wordsOf(await roomOf(seats(19)))).toBe('');
});

test('for a limit that resets, it says when, and does not suggest removing anything', async () => {
  const views = { allowance: 'candidateViews', name: 'profiles a month', most: 1_000 } as const;
  expect(wordsOf(await roomOf({ ...views, used: 800 }))).toMatch(
    /^800 of the 1,000 profiles.*are used. They are reset on the first day/,
  );
  const messages = { allowance: 'messages', name: 'messages a day', most: 1_000 } as const;
  expect(wordsOf(await roomOf({ ...messages, used: 1_000 }))).toMatch(
    /^All 1,000 messages a day.*are used. Each is returned after 24 hours/,
  );
  const inHindi = { ...views, name: 'प्रोफ़ाइल हर महीने', used: 1_000 };
  expect(wordsOf(await roomOf(inHindi, 'hi'))).toMatch(/सब इस्तेमाल हो चुके हैं। महीने की पहली तारीख़ से/);
});

test.each([
  ['owner', 1],
  [null, 0],
] as const)(
  'a plan is loaded only for a recruiter with a company: %s',
  async (team_role, calls) => {
    let asked = 0;
    answer('GET /barong/resource/plan_usage', () => {
      asked += 1;
      return { usage: [] };
    });
    const room = <PlanRoom allowance="messages" plans="/hr/subscription" />;
    await answeredMarkupOf(room, { as: { role: 'hr', team_role }, address: '/hr/messages' });
    expect(asked).toBe(calls);
  },
);
