import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { Testimonial } from '../../../contract/testimonials/testimonials.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../test/stub-server.ts';
import TestimonialsPage from './testimonials-page.tsx';

const LIST = 'GET /barong/admin/testimonials';
const DECIDE = 'PUT /barong/admin/testimonials/:id';

const waiting: Testimonial = {
  id: 7,
  text: 'An answer to each application, and work after two weeks.',
  name: 'Asha R.',
  position: 'Staff nurse',
  company: 'City Hospital',
  state: 'waiting',
  reason: null,
  pinned: false,
  account_id: 3,
  username: 'Asha Rao',
  role: 'user',
  written_at: '2026-11-20T08:00:00.000Z',
  decided_at: null,
  decided_by: null,
  version: 4,
};
const decided = { decided_at: '2026-11-21T08:00:00.000Z', decided_by: 'Meera Shah' };
const list = (...testimonials: Testimonial[]) =>
  answer(LIST, {
    testimonials,
    waiting_count: testimonials.filter(({ state }) => state === 'waiting').length,
    meta: metaOf({ page: 1, limit: 20 }, testimonials.length),
  });
const open = (status = 'waiting') =>
  show(<TestimonialsPage />, { as: 'admin', at: `/admin/testimonials?status=${status}` });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('an owner approves the version they have read', async () => {
  list(waiting);
  answer(DECIDE, { ...waiting, ...decided, state: 'approved', version: 5 });
  await open();
  await expect.element(page.getByText('Asha R. · Staff nurse · City Hospital')).toBeVisible();
  await expectAccessible();
  await press('Approve');
  await expect.element(page.getByText('It may be shown now')).toBeVisible();
  expect(callsOf(DECIDE)[0]?.body).toMatchObject({ approved: true, pinned: false });
  expect(headersOf(DECIDE, 'if-match')).toEqual(['"4"']);
});

test('declining needs a reason, which is kept if the text changed in the meantime', async () => {
  list(waiting);
  refuse(DECIDE, 'resource.testimonial.stale');
  await open();
  await press('Decline');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect
    .element(dialog.getByLabelText('Reason'))
    .toHaveAccessibleDescription(/Write a reason/);
  expect(callsOf(DECIDE)).toEqual([]);
  await dialog.getByLabelText('Reason').fill('About another portal.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText(/These words have changed meanwhile/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('About another portal.');
});

test('decided ones can be narrowed to days, which waiting ones are not', async () => {
  list({ ...waiting, ...decided, state: 'approved' });
  await open('decided&from=2026-01-01&to=2026-03-01');
  await expect.element(page.getByRole('button', { name: /^Days/ })).toBeVisible();
  await expect
    .poll(() => callsOf(LIST).at(-1)?.query)
    .toMatchObject({ status: 'decided', from: '2026-01-01', to: '2026-03-01' });
  await page.getByRole('link', { name: /^Waiting/ }).click();
  await expect
    .poll(() => callsOf(LIST).at(-1)?.query)
    .toMatchObject({ status: 'waiting', page: 1 });
  expect(callsOf(LIST).at(-1)?.query).not.toHaveProperty('from');
  await expect.element(page.getByRole('button', { name: /^Days/ })).not.toBeInTheDocument();
});

test('an approved one can be pinned before others, or still declined', async () => {
  list({ ...waiting, ...decided, state: 'approved' });
  answer(DECIDE, { ...waiting, ...decided, state: 'approved', pinned: true });
  await open('decided');
  await expect.element(page.getByText(/^Decided on .* by Meera Shah\.$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await press('Pin');
  await expect.element(page.getByText('It stands before others now')).toBeVisible();
  expect(callsOf(DECIDE)[0]?.body).toMatchObject({ approved: true, pinned: true });
});
