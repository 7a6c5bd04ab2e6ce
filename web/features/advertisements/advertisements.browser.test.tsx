import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BookedAdvertisement } from '../../../contract/advertisements/advertisements.ts';
import { metaOf } from '../../../contract/lists.ts';
import { sampleAdvertisement } from '../../parts/advertisements/sample-advertisement.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import AdvertisementsPage from './advertisements-page.tsx';

const LIST = 'GET /barong/admin/advertisements';
const BOOK = 'POST /barong/admin/advertisements';
const DECIDE = 'PUT /barong/admin/advertisements/:id/decision';
const PAUSE = 'PUT /barong/admin/advertisements/:id/pause';

const booked: BookedAdvertisement = {
  ...sampleAdvertisement,
  slot: 'search',
  target_url: 'https://training.example/tally',
  words: ['accountant'],
  starts_on: '2026-12-01',
  ends_on: '2026-12-31',
  views_max: 10_000,
  clicks_max: null,
  version: 3,
  state: 'waiting',
  reason: '',
  created_at: '2026-11-23T05:00:00.000Z',
  views: 1_200,
  clicks: 31,
  days: [{ day: '2026-11-22', views: 1_200, clicks: 31 }],
};
const list = (...rows: BookedAdvertisement[]) =>
  answer(LIST, ({ query }) => ({
    advertisements: rows,
    waiting_count: rows.length,
    meta: metaOf(query, rows.length),
  }));
const open = () =>
  show(<AdvertisementsPage />, { as: 'admin', at: '/admin/advertisements', screen: 'desktop' });

beforeEach(() => list(booked));

describe('the admins’ list of advertisements', () => {
  test('shows each as people see it, and approves the version that was read', async () => {
    answer(DECIDE, { ...booked, state: 'planned' });
    await open();
    const card = page.getByRole('article');
    await expect
      .element(card)
      .toMatchTextContent(
        /Waiting for approval.*Job search.*01 Dec 2026 to 31 Dec 2026.*1,200 of 10,000.*31.*accountant/,
      );
    const preview = card.getByRole('region', { name: 'Advertisement: Example Training' });
    await expect.element(preview).toMatchTextContent(/^Advertisement.*training\.example$/);
    await expectAccessible();
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect.element(page.getByText('Decision saved')).toBeVisible();
    expect(callsOf(DECIDE)).toMatchObject([
      { params: { id: 7 }, body: { version: 3, approved: true } },
    ]);
  });

  test('says that one was changed in the meantime', async () => {
    refuse(DECIDE, 'resource.advertisement.decided');
    await open();
    await page.getByLabelText('Reason').fill('Asks for a fee.');
    await page.getByRole('button', { name: /^Decline/ }).click();
    await expect.element(page.getByText(/changed or decided in the meantime/)).toBeVisible();
    expect(callsOf(DECIDE)).toMatchObject([
      { body: { approved: false, reason: 'Asks for a fee.' } },
    ]);
  });

  test('lets a running one be paused', async () => {
    list({ ...booked, state: 'running' });
    answer(PAUSE, { ...booked, state: 'paused' });
    await open();
    await page.getByRole('button', { name: /^Pause/ }).click();
    await expect.element(page.getByText('It is no longer shown')).toBeVisible();
    expect(callsOf(PAUSE)).toMatchObject([{ params: { id: 7 }, body: { paused: true } }]);
  });

  test('books one with a preview, and refuses invalid numbers', async () => {
    answer(BOOK, booked);
    await open();
    await page.getByRole('button', { name: 'Book an advertisement' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Advertiser').fill('Example Training');
    await dialog.getByLabelText('Title').fill('Learn Tally');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Online.');
    await dialog.getByLabelText('Address of the link').fill('https://training.example/tally');
    await dialog.getByLabelText('First day').fill('2026-12-01');
    await dialog.getByLabelText('Last day').fill('2026-12-31');
    await dialog.getByLabelText('Maximum views').fill('many');
    await expect
      .element(dialog.getByRole('region', { name: 'Advertisement: Example Training' }))
      .toMatchTextContent(/Learn Tally.*training\.example$/);
    await dialog.getByRole('button', { name: 'Send for approval' }).click();
    await expect.element(dialog.getByText(/Enter a whole number/)).toBeVisible();
    expect(callsOf(BOOK)).toHaveLength(0);
    await dialog.getByLabelText('Maximum views').fill('5000');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Send for approval' }).click();
    await expect.element(page.getByText('Sent for approval')).toBeVisible();
    expect(callsOf(BOOK)).toMatchObject([
      { body: { slot: 'search', title: 'Learn Tally', views_max: 5_000, clicks_max: null } },
    ]);
  });
});
