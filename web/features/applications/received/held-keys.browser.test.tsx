import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  applicant,
  stubApplications,
  stubDecisions,
  stubReceived,
} from '../../../test/sample-received.ts';
import { show } from '../../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo } from '../../../test/stub-server.ts';
import { Received } from './received-page.tsx';
import { stubInterviews } from '../../../test/sample-interviews.ts';

const DECISION = 'POST /barong/resource/applications/decisions';

const INVITATION = 'POST /barong/resource/applications/invitations';

const panel = page.getByRole('complementary');
const question = page.getByRole('dialog');
const heading = (name: string) => panel.getByRole('heading', { name, exact: true });
async function shown() {
  await expect.element(heading('Candidate 1')).toBeVisible();
}
const press = (keys: string) => userEvent.keyboard(keys);
const decided = () =>
  callsOf(DECISION).map(({ body: { ids, status, reason } }) => [...ids, status, reason]);

beforeEach(async () => {
  stubReceived();
  answer('GET /barong/resource/interviewers', { interviewers: [], candidate_booked: [] });
  stubInterviews();
  const all = Array.from({ length: 6 }, (_, index) =>
    applicant(index + 1, `Candidate ${index + 1}`),
  );
  stubApplications(...all);
  stubDecisions(...all);
  await show(<Received jobId={null} />, {
    as: 'hr',
    at: '/hr/applications?status=pending&application=1',
    screen: 'desktop',
  });
});

test('keys pressed while a decision is being sent go on with the next candidates, in their order', async () => {
  await shown();
  const release = hold(DECISION);
  await press('a{Enter}r2{Enter}a{Enter}');
  expect(decided()).toHaveLength(1);
  release();
  await expect.element(heading('Candidate 4')).toBeVisible();
  expect(decided()).toEqual([
    [1, 'accepted', ''],
    [2, 'rejected', 'experience'],
    [3, 'accepted', ''],
  ]);
  expect(question.elements()).toEqual([]);
});

test('every J counts, and a decision right after it is about the candidate it led to', async () => {
  await shown();
  await press('jjjjkja');
  await expect.element(question).toMatchTextContent(/Candidate 5 /);
});

test('U undoes the last decision, and a decision right after it is about the same candidate', async () => {
  await shown();
  await press('a{Enter}ur');
  await expect.element(question).toMatchTextContent(/Candidate 1 /);
  expect(decided()).toEqual([[1, 'accepted', '']]);
});

async function fillInvitation() {
  await press('i');
  await question.getByLabelText('Date', { exact: true }).fill('2099-01-15');
  await question.getByLabelText('Time', { exact: true }).fill('11:00');
  await question.getByLabelText('Address').fill('12 Siyaganj, Indore');
}

test('keys pressed while an invitation is being sent go on with the next candidate', async () => {
  await shown();
  await fillInvitation();
  const release = hold(INVITATION);
  await press('{Enter}');
  await expect.poll(() => callsOf(INVITATION)).toHaveLength(1);
  await press('r2{Enter}a');
  release();
  await expect.element(question).toMatchTextContent(/Candidate 3 /);
  expect(decided()).toEqual([[2, 'rejected', 'experience']]);
});

test('if an invitation fails, keys pressed for the next candidate are forgotten, and it is not sent again', async () => {
  await shown();
  await fillInvitation();
  const release = hold(INVITATION);
  await press('{Enter}');
  await expect.poll(() => callsOf(INVITATION)).toHaveLength(1);
  await press('{Control>}{Enter}{/Control}r2');
  answer(INVITATION, ({ body }) => ({
    decided: [],
    refused: body.ids.map((id) => ({
      id,
      code: 'resource.application.invalid_transition' as const,
      first: null,
    })),
    until: '2026-11-22T09:00:10.000Z',
  }));
  release();
  await expect
    .element(page.getByText('The invitation could not be sent', { exact: false }))
    .toBeVisible();
  await expect.element(question.getByLabelText('Address')).toHaveValue('12 Siyaganj, Indore');
  expect(callsOf(INVITATION)).toHaveLength(1);
});

test('keys pressed after the last candidate was decided do not decide about them again', async () => {
  await shown();
  await press('jjjjj');
  await expect.element(heading('Candidate 6')).toBeVisible();
  const release = hold(DECISION);
  await press('a{Enter}r2{Enter}');
  release();
  await expect.element(page.getByText('Application accepted successfully')).toBeVisible();
  await expect.element(panel).toMatchTextContent(/Accepted/);
  expect(question.elements()).toEqual([]);
  expect(decided()).toEqual([[6, 'accepted', '']]);
});

test('if a decision fails, keys pressed for the next candidate are forgotten', async () => {
  await shown();
  const release = hold(DECISION);
  await press('a{Enter}r2{Enter}');
  loseAnswersTo(DECISION);
  release();
  await expect.element(page.getByText('No answer from the server')).toBeVisible();
  await expect.element(question).toMatchTextContent(/Accept this application\?/);
  expect(decided()).toHaveLength(1);
});

test('if a colleague was faster, keys pressed for the next candidate are forgotten', async () => {
  answer(DECISION, ({ body }) => ({
    decided: [],
    refused: body.ids.map((id) => ({
      id,
      code: 'resource.application.invalid_transition' as const,
      first: { by: 'Arjun Bose', status: 'rejected' as const },
    })),
    until: '2026-11-22T09:00:10.000Z',
  }));
  await shown();
  const release = hold(DECISION);
  await press('a{Enter}r2{Enter}');
  release();
  await expect.element(page.getByText('Arjun Bose', { exact: false })).toBeVisible();
  await expect.element(heading('Candidate 1')).toBeVisible();
  expect(question.elements()).toEqual([]);
  expect(decided()).toHaveLength(1);
});
