import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { POLL_EVERY_MS } from '../../../../contract/constants.ts';
import type { PersonalCopy } from '../../../../contract/accounts/personal-copies.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { expectAccessible, fullPageLoad, letPass, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { YourDataSection } from './your-data-section.tsx';

const COPY = 'GET /barong/resource/personal_copy';
const REQUEST = 'POST /barong/resource/personal_copy';
const ADDRESS = 'POST /barong/resource/personal_copy/address';
const HOLDINGS = 'GET /barong/resource/holdings';

const copy = (more: Partial<PersonalCopy> = {}): PersonalCopy => ({
  state: 'ready',
  language: 'en',
  size_bytes: 2_048,
  created_at: '2026-03-01T06:30:00.000Z',
  expires_at: '2026-03-02T05:30:00.000Z',
  ...more,
});

const open = async (known: PersonalCopy | null) => {
  answer(COPY, { personal_copy: known });
  await show(<YourDataSection user={sampleSession().user} />, { as: 'user', at: '/settings' });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a copy is requested, and shown as soon as it is ready', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open(null);
  answer(REQUEST, () => {
    answer(COPY, { personal_copy: copy({ state: 'making', size_bytes: null }) });
    return copy({ state: 'making', size_bytes: null });
  });
  await button('Make a copy').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/is being made/);
  answer(COPY, { personal_copy: copy() });
  await letPass(POLL_EVERY_MS);
  await expect.element(page.getByRole('status')).toMatchTextContent(/ready: 2 KB/);
  await expectAccessible();
});

test('a ready copy is downloaded from its signed address', async () => {
  await open(copy());
  answer(ADDRESS, { address: '/api/v2/barong/resource/personal_copy/file?signature=x' });
  await button('Download the copy').click();
  await expect.poll(fullPageLoad).toBe('/api/v2/barong/resource/personal_copy/file?signature=x');
});

test('one copy too many is refused with the reason', async () => {
  await open(copy());
  refuse(REQUEST, 'request.too_many_requests');
  await button('Make a new copy').click();
  await expect.element(page.getByText('The copy was not requested')).toBeVisible();
});

test('stored data links to where it is corrected, or to the operator', async () => {
  await open(null);
  const name = (en: string) => ({ en, hi: en });
  answer(HOLDINGS, {
    holdings: [
      { table: 'alerts', name: name('Alerts'), rows: 2, corrected_at: '/user/alerts' },
      { table: 'applications', name: name('Applications'), rows: 3, corrected_at: null },
    ],
  });
  expect(callsOf(HOLDINGS)).toEqual([]);
  await button('Show what we keep').click();
  const link = (label: string) => page.getByRole('link', { name: label });
  await expect.element(link('Change: Alerts')).toHaveAttribute('href', '/user/alerts');
  await expect
    .element(link('Ask us to correct: Applications'))
    .toHaveAttribute('href', '/contact?topic=correction');
  await expectAccessible();
});
