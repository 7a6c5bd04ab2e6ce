import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { announceForNow } from '../../contract/test/announce-for-now.ts';
import { sampleSettings, unchanged } from '../features/portal-settings/sample-settings.ts';
import { expectAccessible, show } from '../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../test/stub-server.ts';
import AdminSettingsPage from './admin-settings.tsx';

const CONTACT = 'PUT /barong/admin/settings/contact';
const ANNOUNCING = 'PUT /barong/admin/settings/announcing';

afterAll(announceForNow(['/mentors', '/courses']));
const { contact } = sampleSettings;
beforeEach(() => answer('GET /barong/admin/settings', sampleSettings));

const open = () => show(<AdminSettingsPage />, { as: 'admin', at: '/admin/settings?tab=portal' });
const section = (name: string) => page.getByRole('region', { name });
const save = (name: string) => section(name).getByRole('button', { name: 'Save' });
const address = page.getByLabelText('Contact address');

test('an owner changes a group, based on the version that was shown', async () => {
  answer(CONTACT, { ...contact, contact_email: 'us@jobs.test', version: 5 });
  await open();
  await expect.element(address).toHaveValue('help@jobs.test');
  await expect.element(page.getByText(/^Last changed on .* by Meera Shah\.$/)).toBeVisible();
  await expectAccessible();
  await address.fill('us@jobs.test');
  await save('Contact').click();
  await expect.element(page.getByText('Saved: it is in force on every page now')).toBeVisible();
  expect(headersOf(CONTACT, 'if-match')).toEqual(['"4"']);
  expect(callsOf(CONTACT)[0]?.body).toEqual({
    contact_email: 'us@jobs.test',
    officer_name: null,
    officer_email: null,
    linkedin: null,
    x: null,
    youtube: null,
    instagram: null,
    facebook: null,
  });
});

test('an invalid address and an incomplete officer are reported at their fields before anything is sent', async () => {
  await open();
  await page.getByLabelText('YouTube').fill('https://example.in/us');
  await page.getByLabelText('Grievance officer: name').fill('Asha Rao');
  await save('Contact').click();
  await expect
    .element(page.getByLabelText('YouTube'))
    .toHaveAccessibleDescription(/not an https address of a page there/);
  await page.getByLabelText('YouTube').fill('');
  await save('Contact').click();
  await expect
    .element(page.getByLabelText('Grievance officer: address'))
    .toHaveAccessibleDescription(/./);
  expect(callsOf(CONTACT)).toEqual([]);
});

test('somebody slower than another owner is told, and keeps what was typed', async () => {
  refuse(CONTACT, 'resource.setting.stale');
  await open();
  await address.fill('us@jobs.test');
  await save('Contact').click();
  await expect
    .element(page.getByText(/Another admin has changed this in the meantime/))
    .toBeVisible();
  await expect.element(address).toHaveValue('us@jobs.test');
});

test('a page whose box is cleared is hidden', async () => {
  answer(ANNOUNCING, { hidden_pages: ['/mentors'], ...unchanged, version: 1 });
  await open();
  const tick = (path: string) => page.getByRole('checkbox', { name: path });
  await expect.element(tick('/courses')).not.toBeChecked();
  await tick('/courses').click({ force: true });
  await tick('/mentors').click({ force: true });
  await save('Announced pages').click();
  await expect.poll(() => callsOf(ANNOUNCING)[0]?.body).toEqual({ hidden_pages: ['/mentors'] });
});
