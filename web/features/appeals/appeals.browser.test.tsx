import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Appeal } from '../../../contract/admin/appeals.ts';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import AppealPage from './appeal-page.tsx';
import AppealsPage from './appeals-page.tsx';

const at = '2026-03-01T06:30:00.000Z';
const open = { decided_at: null, lifted: null, answer: '' };
const appeal: Appeal = {
  job: null,
  is_about_profile: false,
  id: 4,
  account_id: 7,
  username: 'Asha Rao',
  email: 'asha@people.example',
  role: 'user',
  state: 'banned',
  reason: 'Asked for money.',
  since: at,
  by: 'Neha',
  mine: false,
  text: 'That was somebody else.',
  created_at: at,
  ...open,
};
const aboutProfile: Appeal = {
  ...appeal,
  id: 5,
  is_about_profile: true,
  state: 'held',
  reason: 'The certificate is not yours.',
};
const told = { state: 'banned', reason: 'Asked for money.', since: at } as const;
const CASE = 'POST /barong/public/appeals/case';
const WRITE = 'POST /barong/public/appeals';
const listed = (...appeals: Appeal[]) =>
  answer('GET /barong/admin/appeals', ({ query }) => ({
    appeals,
    open_count: appeals.length,
    meta: metaOf(query, appeals.length),
  }));

test('an appeal is written once, needs some words, and gets a number', async () => {
  answer(CASE, { ...told, appeal: null });
  answer(WRITE, { id: 4 });
  await show(<AppealPage />, { at: '/appeal#token=7.abc', isPublic: true });
  await expect.element(page.getByText('The reason: Asked for money.')).toBeVisible();
  await page.getByLabelText('Why is it wrong?').fill('No');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('Please write a little more.')).toBeVisible();
  await page.getByLabelText('Why is it wrong?').fill('That was somebody else.');
  refuse(WRITE, 'resource.appeal.exists');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('You have appealed already.')).toBeVisible();
  await expectAccessible();
  answer(WRITE, { id: 4 });
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('Its number is 4.')).toBeVisible();
  expect(callsOf(WRITE)[0]?.body).toEqual({ token: '7.abc', text: 'That was somebody else.' });
});

test('an appeal about a job or a profile says so, leads to its case, and granting it takes back what was done about that', async () => {
  const job = { id: 5, title: 'Field Agent', company_name: 'Sharma Agro' };
  listed({ ...appeal, role: 'hr', state: 'removed', job }, aboutProfile);
  await show(<AppealsPage />, { as: 'admin', at: '/admin/appeals' });
  for (const [index, words, path, question] of [
    [
      0,
      /Job removed.*Job: Field Agent · Sharma Agro/,
      '/admin/reports/jobs/5',
      'Take back what was done about this job?',
    ],
    [
      1,
      /Profile hidden/,
      '/admin/reports/profiles/7',
      'Take back what was done about this profile?',
    ],
  ] as const) {
    const card = page.getByRole('article').nth(index);
    await expect.element(card).toMatchTextContent(words);
    await expect
      .element(card.getByRole('link', { name: 'See the case' }))
      .toHaveAttribute('href', path);
    await card.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect.element(page.getByText(question)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  }
});

test('an admin decides an appeal with an answer, but not one against their own decision', async () => {
  const DECIDE = 'PUT /barong/admin/appeals/:id';
  listed(appeal, { ...appeal, id: 5, mine: true });
  answer(DECIDE, { ...appeal, decided_at: at, lifted: true, answer: 'You are right.' });
  await show(<AppealsPage />, { as: 'admin', at: '/admin/appeals' });
  await expect.element(page.getByText('You decided this yourself.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Grant', exact: true }).elements()).toHaveLength(1);
  await expectAccessible();
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(appeal.text)).toBeVisible();
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(dialog.getByText('Write an answer')).toBeVisible();
  await dialog.getByLabelText('Answer').fill('You are right.');
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(page.getByText('The appeal is decided')).toBeVisible();
  expect(callsOf(DECIDE)[0]?.body).toEqual({ lifted: true, answer: 'You are right.' });
});

test('what is typed about an appeal stays when somebody else decides it first', async () => {
  const DECIDE = 'PUT /barong/admin/appeals/:id';
  listed(appeal);
  await show(<AppealsPage />, { as: 'admin', at: '/admin/appeals' });
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabelText('Answer').fill('You are right.');
  listed();
  refuse(DECIDE, 'resource.appeal.decided');
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(page.getByText(/appeal was already decided by/)).toBeVisible();
  await expect.poll(() => callsOf('GET /barong/admin/appeals').length).toBeGreaterThan(1);
  await expect.element(dialog.getByLabelText('Answer')).toHaveValue('You are right.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
});

test('the link of an appeal shows its outcome; one that is not ours says so, and one cut off at its end leads to the login', async () => {
  const decided = { decided_at: at, lifted: false, answer: 'Three people told us.' };
  answer(CASE, {
    ...told,
    appeal: { text: 'That was somebody else.', created_at: at, ...decided },
  });
  await show(<AppealPage />, { at: '/appeal#token=8.abc', isPublic: true });
  await expect.element(page.getByText('It was not granted')).toBeVisible();
  await expect.element(page.getByText('Three people told us.')).toBeVisible();
  refuse(CASE, 'resource.appeal.not_found');
  await show(<AppealPage />, { at: '/appeal#token=9.abc', isPublic: true });
  await expect.element(page.getByText('There is nothing to appeal against here.')).toBeVisible();
  sessionStorage.clear();
  await show(<AppealPage />, { at: '/appeal', isPublic: true });
  await expect
    .element(page.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/auth/login');
});

test('decided appeals can be narrowed to days, which open ones are not', async () => {
  listed({ ...appeal, decided_at: at, lifted: false, answer: 'We looked again.' });
  const days = 'from=2026-01-01&to=2026-03-01';
  await show(<AppealsPage />, { as: 'admin', at: `/admin/appeals?status=decided&${days}` });
  await expect.element(page.getByRole('button', { name: /^Days/ })).toBeVisible();
  await expect
    .poll(() => callsOf('GET /barong/admin/appeals').at(-1)?.query)
    .toMatchObject({ status: 'decided', from: '2026-01-01', to: '2026-03-01' });
  await page.getByRole('link', { name: /^Open/ }).click();
  await expect
    .poll(() => callsOf('GET /barong/admin/appeals').at(-1)?.query)
    .toEqual({ status: 'open', page: 1, limit: 10 });
  await expect.element(page.getByRole('button', { name: /^Days/ })).not.toBeInTheDocument();
});
