import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MyInterview } from '../../../contract/interviews.ts';
import { ELEVEN, NOON, sampleMyInterview } from '../../test/sample-interviews.ts';
import { AFTERWARDS_MS } from '../../parts/interviews/next-passing.ts';
import { expectAccessible, letPass, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import MyInterviewPage from './my-interview-page.tsx';

const ONE = 'GET /barong/resource/my/interviews/:id';
const CHOICE = 'POST /barong/resource/my/interviews/:id/choice';
const REFUSAL = 'POST /barong/resource/my/interviews/:id/cancellation';

const offered = (more: Partial<MyInterview> = {}) =>
  sampleMyInterview({ state: 'proposed', starts_at: null, slots: [ELEVEN, NOON], ...more });

async function open(interview: MyInterview) {
  answer(ONE, interview);
  const at = `/user/interviews/${interview.id}`;
  await show(<MyInterviewPage />, { as: 'user', at, path: '/user/interviews/:id' });
}

const time = (name: string) => page.getByRole('radio', { name });

test('one of the offered times is chosen, and the page says where to be', async () => {
  const set = sampleMyInterview({ slots: [ELEVEN, NOON], starts_at: NOON });
  answer(CHOICE, set);
  await open(offered());
  await expect.element(page.getByRole('heading', { name: 'Choose your time' })).toBeVisible();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect.element(page.getByText('Choose one of the times.')).toBeVisible();
  await page.getByText('Thursday, 15 Jan 2099, 12:00 pm').click();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect.element(page.getByText('Your interview is set')).toBeVisible();
  expect(callsOf(CHOICE).map(({ body }) => body)).toEqual([{ starts_at: NOON }]);
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Thursday, 15 Jan 2099, 12:00 pm \(India\).*12 Siyaganj, Indore.*Aadhaar/s);
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await expect.element(time('11:00 am')).toBeVisible();
});

const others = [
  { id: 8, starts_at: NOON, minutes: 30, job_title: 'Dyer', company_name: 'Narmada Dyes' },
];

test('a time that overlaps another interview is marked, says with whom when it is chosen, and can be taken', async () => {
  const set = sampleMyInterview({ starts_at: NOON, others });
  answer(CHOICE, set);
  await open(offered({ others }));
  await expect.element(time('11:00 am · another interview')).not.toBeInTheDocument();
  const overlap =
    'You have another interview at this time: Dyer at Narmada Dyes, 15 Jan 2099, 12:00 pm, 30 minutes.';
  await expect.element(page.getByText(overlap)).not.toBeInTheDocument();
  await page.getByText('12:00 pm · another interview then').click();
  await expect.element(page.getByText(overlap)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect.element(page.getByText('Your interview is set')).toBeVisible();
  await expect.element(page.getByText(overlap)).toBeVisible();
});

test('somebody who is second is told at once, and sees the times that are left', async () => {
  refuse(CHOICE, 'resource.interview.slot_taken', { current: offered({ slots: [NOON] }) });
  await open(offered());
  await page.getByText('Thursday, 15 Jan 2099, 11:00 am').click();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect.element(page.getByText('That time is no longer free')).toBeVisible();
  await expect.element(time('11:00 am')).not.toBeInTheDocument();
  await expect.element(time('12:00 pm')).not.toBeChecked();
});

test('somebody who cannot come says so with a note', async () => {
  const note = 'My exam is that day.';
  const off = sampleMyInterview({
    state: 'cancelled',
    cancelled: { by: 'candidate', name: 'Asha Rao', note },
  });
  answer(REFUSAL, () => {
    answer(ONE, off);
    return off;
  });
  await open(sampleMyInterview());
  await page.getByRole('button', { name: 'I cannot come' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabelText('A message to the others').fill('My exam is that day.');
  await dialog.getByRole('button', { name: 'I cannot come' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'This interview was cancelled' }))
    .toBeVisible();
  expect(callsOf(REFUSAL).map(({ body }) => body)).toEqual([{ note: 'My exam is that day.' }]);
  await expect.element(page.getByRole('button', { name: 'I cannot come' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/You said that you cannot come\..*“My exam is that day\.”/s);
});

test('somebody who is said not to have come answers', async () => {
  const REPLY = 'POST /barong/resource/my/interviews/:id/reply';
  const past = { starts_at: '2026-01-15T05:30:00.000Z' };
  const missed = sampleMyInterview({ ...past, missed_by_candidate_at: '2026-01-15T07:00:00.000Z' });
  const answered = { ...missed, candidate_reply: 'was_there' as const };
  answer(REPLY, () => {
    answer(ONE, answered);
    return answered;
  });
  await open(missed);
  await page.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('A message about it').fill('I was at gate 2.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect.element(page.getByText('You answered that you were there.')).toBeVisible();
  expect(callsOf(REPLY).map(({ body }) => body)).toEqual([
    { reply: 'was_there', note: 'I was at gate 2.' },
  ]);
});

test('the page reads again by itself when the last of the times passes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await open(offered({ slots: [new Date(Date.now() + 1_000).toISOString()] }));
  await expect.element(page.getByRole('heading', { name: 'Choose your time' })).toBeVisible();
  answer(ONE, offered({ slots: [], times_passed: true }));
  await letPass(1_000 + AFTERWARDS_MS);
  await expect
    .element(page.getByRole('heading', { name: 'These times have passed' }))
    .toBeVisible();
});
