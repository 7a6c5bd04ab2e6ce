import { expect, test } from 'vitest';
import type { Language } from '../../../contract/endpoint.ts';
import type { MyInterview } from '../../../contract/interviews.ts';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { ELEVEN, sampleMyInterview } from '../../test/sample-interviews.ts';
import { answer, refuse } from '../../test/stub-server.ts';
import MyInterviewPage from './my-interview-page.tsx';

const ONE = 'GET /barong/resource/my/interviews/:id';

const asked = async (language: Language = 'en') =>
  wordsOf(
    await answeredMarkupOf(<MyInterviewPage />, {
      address: '/user/interviews/3',
      path: '/user/interviews/:id',
      language,
    }),
  );
function shown(more: Partial<MyInterview>, language?: Language) {
  answer(ONE, sampleMyInterview(more));
  return asked(language);
}
const unchosen = { state: 'proposed', starts_at: null } as const;

test('when all times are taken it names them, and says how to get another one', async () => {
  const text = await shown({ ...unchosen, taken_slots: [ELEVEN] });
  expect(text).toMatch(/Not free Thursday, 15 Jan 2099, 11:00 am/);
  expect(text).toContain('All these times are taken');
  expect(text).toContain('I cannot come');
});

test('when all times have passed it says so, and that the company knows', async () => {
  const text = await shown({ ...unchosen, times_passed: true });
  expect(text).toContain('These times have passed');
  expect(text).toContain('Malwa Mills has been told and can offer');
  expect(text).not.toContain('All these times are taken');
});

test.each([
  [
    { by: 'company', name: 'Priya Nair', note: 'The manager is ill.' },
    /^.*This interview was cancelled.*Malwa Mills cancelled this interview\. “The manager is ill\.”/,
  ],
  [{ by: 'application', name: '', note: null }, /The application has ended, and/],
  [{ by: 'hiring', name: '', note: null }, /No longer needed: you have the job\./],
] as const)('a cancelled one says who cancelled it and why: %j', async (cancelled, says) => {
  const text = await shown({ state: 'cancelled', cancelled });
  expect(text).toMatch(says);
  expect(text).not.toContain('I cannot come');
});

test('it can be added to a calendar while it is to come and has a time', async () => {
  expect(await shown({})).toContain('Add to calendar');
  expect(await shown({}, 'hi')).toContain('कैलेंडर में जोड़ें');
  const past = new Date(Date.now() - 3 * 3_600_000).toISOString();
  for (const more of [unchosen, { state: 'cancelled' } as const, { starts_at: past }]) {
    expect(await shown(more)).not.toContain('Add to calendar');
  }
});

test('it is in Hindi, and says that interviews never cost money', async () => {
  const text = await shown({}, 'hi');
  expect(text).toContain('आपका इंटरव्यू');
  expect(text).toMatch(/कभी पैसे न दें/);
});

test('an unknown one is not found', async () => {
  refuse(ONE, 'resource.interview.not_found');
  expect(await asked()).toContain('Interview not found');
});

test('one that is over says so, unless one side did not come: then it did not take place', async () => {
  const starts_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
  expect(await shown({ starts_at })).toContain('This interview is over');
  for (const missed of [
    { missed_by_candidate_at: starts_at },
    { missed_by_company_at: starts_at },
    { missed_by_candidate_at: starts_at, candidate_reply: 'was_there' } as const,
  ]) {
    const text = await shown({ starts_at, ...missed });
    expect(text).toContain('This interview did not take place');
    expect(text).not.toContain('is over');
  }
});

test('whoever has said that nobody came is no longer asked whether they can come', async () => {
  const now = new Date().toISOString();
  const text = await shown({ starts_at: now, missed_by_company_at: now });
  expect(text).toContain('You reported that nobody from');
  expect(text).not.toContain('I cannot come');
});
