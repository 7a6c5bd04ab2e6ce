import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Interview } from '../../../contract/interviews.ts';
import { metaOf } from '../../../contract/lists.ts';
import { ELEVEN, NOON, sampleInterview } from '../../test/sample-interviews.ts';
import { AFTERWARDS_MS } from '../../parts/interviews/next-passing.ts';
import { expectAccessible, letPass, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import InterviewsPage from './interviews-page.tsx';

const LIST = 'GET /barong/resource/interviews';
const CHANGE = 'PUT /barong/resource/interviews/:id';
const CANCELLATION = 'POST /barong/resource/interviews/:id/cancellation';

const TWO = '2099-01-15T08:30:00.000Z';
const booked = { minutes: 30, candidate_name: 'Asha Rao', job_title: 'Clerk' };

function interviews(...all: Interview[]): void {
  const missed_by_company = all.filter((one) => one.missed_by_company_at).length;
  answer(LIST, ({ query }) => ({
    interviews: all,
    missed_by_company,
    meta: metaOf(query, all.length),
  }));
  const interviewers = [
    { id: 4, name: 'Priya Nair', booked: [] },
    {
      id: 6,
      name: 'Vikram Seth',
      booked: [
        { ...booked, interview_id: 3, starts_at: ELEVEN, candidate_name: 'Asha Rao' },
        { ...booked, interview_id: 8, starts_at: NOON, candidate_name: 'Vijay Patil' },
      ],
    },
  ];
  const candidate_booked = [{ ...booked, interview_id: 9, starts_at: TWO, job_title: 'Cashier' }];
  answer('GET /barong/resource/interviewers', { interviewers, candidate_booked });
}

const open = () => show(<InterviewsPage />, { as: 'hr', at: '/hr/interviews' });
const card = page.getByRole('article');
const dialog = page.getByRole('dialog');

test('after an interview, what its interviewer can do stands in one row, and a colleague finds no score cards', async () => {
  interviews(sampleInterview({ starts_at: '2026-01-15T05:30:00.000Z' }));
  const openAs = (id: number, screen: 'phone' | 'desktop') =>
    show(<InterviewsPage />, { as: { id, role: 'hr' }, at: '/hr/interviews?when=past', screen });
  const cards = page.getByRole('link', { name: 'Score cards' });
  const missing = page.getByRole('button', { name: 'Did not come?' });
  for (const screen of ['phone', 'desktop'] as const) {
    await openAs(4, screen);
    await expect.element(missing).toBeVisible();
    const [one, other] = [cards, missing].map((each) => each.element().getBoundingClientRect());
    expect(one?.top).toBe(other?.top);
  }
  await openAs(6, 'desktop');
  await expect.element(card).toMatchTextContent(/Asha Rao/);
  expect(cards.elements()).toEqual([]);
});

test('once the application is decided, an answer about a missed interview offers no other time', async () => {
  const begun = { starts_at: '2026-01-15T05:30:00.000Z', is_needed: false, may_be_repeated: false };
  interviews(sampleInterview({ ...begun, missed_by_company_at: '2026-01-15T07:00:00.000Z' }));
  await open();
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect.element(dialog.getByText('We were there')).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a panel member who is busy at a time is named with what and when, but the time can be set all the same', async () => {
  interviews(sampleInterview({ id: 3 }));
  answer(CHANGE, sampleInterview());
  await open();
  await card.getByRole('button', { name: 'Change the interview' }).click();
  const then = (what: string, time: string) =>
    `has another interview then (${what}: 15 Jan 2099, ${time}, 30 minutes).`;
  const vikram = `Vikram Seth ${then('Vijay Patil, Clerk', '12:00 pm')}`;
  const asha = `Asha Rao ${then('Cashier', '2:00 pm')}`;
  const busy = dialog.getByText(vikram);
  await dialog.getByRole('checkbox', { name: 'Vikram Seth' }).click();
  await dialog.getByLabelText('Time', { exact: true }).fill('12:29');
  await expect.element(busy).toBeVisible();
  await dialog.getByLabelText('Time', { exact: true }).fill('12:30');
  await expect.element(busy).not.toBeInTheDocument();
  await dialog.getByLabelText('Time', { exact: true }).fill('13:45');
  await expect.element(dialog.getByText(asha)).toBeVisible();
  await dialog.getByText('Several times').click();
  await dialog.getByLabelText('Time 1').fill('2099-01-15T11:40');
  await expect.element(dialog.getByText(`${vikram} So this time is not offered.`)).toBeVisible();
  const noneFree = dialog.getByText(/^None of these times is free/);
  await expect.element(noneFree).toBeVisible();
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabelText('Time 2', { exact: true }).fill('2099-01-15T14:15');
  await expect.element(dialog.getByText(asha, { exact: true })).toBeVisible();
  await expect.element(noneFree).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Send the change' }).click();
  await expect.poll(() => callsOf(CHANGE).length).toBe(1);
});

test('a change begins with the present values, and can offer several times', async () => {
  interviews(sampleInterview());
  answer(CHANGE, sampleInterview({ state: 'proposed', starts_at: null, slots: [ELEVEN, NOON] }));
  await open();
  await card.getByRole('button', { name: 'Change the interview' }).click();
  await expect.element(dialog.getByLabelText('Date', { exact: true })).toHaveValue('2099-01-15');
  await expect.element(dialog.getByLabelText('Time', { exact: true })).toHaveValue('11:00');
  await expect.element(dialog.getByRole('checkbox', { name: 'Priya Nair' })).toBeChecked();
  await expect
    .element(dialog)
    .toMatchTextContent(/With Asha Rao, for .+\. Everybody gets an email/);
  await expectAccessible();
  await dialog.getByText('Several times').click();
  await dialog.getByLabelText('Time 1').fill('2099-01-15T11:00');
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabelText('Time 2', { exact: true }).fill('2099-01-15T12:00');
  await dialog.getByText('By video').click();
  await dialog.getByRole('button', { name: 'Send the change' }).click();
  await expect.element(dialog.getByText('Enter the place, or a video link.')).toBeVisible();
  await dialog.getByLabelText('Link to the video call').fill('https://meet.example/x');
  await dialog.getByRole('checkbox', { name: 'Vikram Seth' }).click();
  await dialog.getByRole('button', { name: 'Send the change' }).click();
  await expect.element(page.getByText('Interview changed').first()).toBeVisible();
  // The toast may still be that of another test.
  await expect.poll(() => callsOf(CHANGE).length).toBe(1);
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    {
      starts_at: null,
      slots: [ELEVEN, NOON],
      minutes: 45,
      place: '',
      link: 'https://meet.example/x',
      bring: 'Aadhaar',
      note: '',
      panel: [4, 6],
    },
  ]);
});

test('one is cancelled with a note, and a cancelled one cannot be changed', async () => {
  interviews(sampleInterview());
  answer(CANCELLATION, () => {
    interviews(sampleInterview({ state: 'cancelled' }));
    return sampleInterview({ state: 'cancelled' });
  });
  await open();
  await card.getByRole('button', { name: 'Cancel the interview' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabelText('A message to the others').fill('The manager is ill.');
  await question.getByRole('button', { name: 'Cancel the interview' }).click();
  await expect.element(card).toMatchTextContent(/Cancelled/);
  expect(callsOf(CANCELLATION).map(({ body }) => body)).toEqual([{ note: 'The manager is ill.' }]);
  await expect.element(card.getByRole('button')).not.toBeInTheDocument();
  // The button that had the focus is gone, so the focus stays in its card.
  await expect.element(card.getByRole('link', { name: 'Asha Rao' })).toHaveFocus();
});

test('an interview leaves the upcoming ones by itself when it is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const minutes = 5;
  const starts_at = new Date(Date.now() - minutes * 60_000 + 1_000).toISOString();
  interviews(sampleInterview({ starts_at, minutes }));
  await open();
  await expect.element(card).toMatchTextContent(/Asha Rao/);
  interviews();
  await letPass(1_000 + AFTERWARDS_MS);
  await expect.element(card).not.toBeInTheDocument();
});
