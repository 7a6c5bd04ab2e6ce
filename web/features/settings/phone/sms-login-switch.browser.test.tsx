import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Phone } from '../../../../contract/accounts/phones.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { PhoneSection } from './phone-section.tsx';

const SWITCH = 'PUT /barong/resource/phone/sms_login';

const verified: Phone = {
  phone: '+919876543210',
  verified: true,
  verification_available: true,
  verification_expired: false,
  sms_login: false,
  sms_login_available: true,
};
const open = async (phone: Phone) => {
  answer('GET /barong/resource/phone', phone);
  await show(<PhoneSection user={sampleSession().user} />, {
    as: 'user',
    at: '/settings',
  });
  await expect.element(page.getByText(/98765\s43210/)).toBeVisible();
};
const title = page.getByRole('heading', { name: 'Log in with a code sent to this number' });
const password = page.getByLabelText('Current password', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('alertdialog');

test('logging in by SMS explains its risk, and needs the password to be turned on', async () => {
  await open(verified);
  await expect.element(title).toMatchTextContent(/Off$/);
  await expect.element(page.getByText(/Whoever has this phone or its SIM card/)).toBeVisible();
  await button('Turn on').click();
  await expect.element(dialog).toMatchTextContent(/remove the number here at once/);
  refuse(SWITCH, 'user.password.invalid', { fields: { current_password: 'Not this one.' } });
  await password.fill('Wrong-pass-1');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(password).toHaveAccessibleDescription(/Not this one\./);
  answer(SWITCH, { ...verified, sms_login: true });
  answer('GET /barong/resource/phone', { ...verified, sms_login: true });
  await password.fill('Mango-tree-42');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(page.getByText('A code by SMS now opens your account')).toBeVisible();
  await expect.element(title).toMatchTextContent(/On$/);
  expect(callsOf(SWITCH).at(-1)?.body).toEqual({
    enabled: true,
    current_password: 'Mango-tree-42',
  });
  await expectAccessible();
});

test('it needs the password to be turned off, too', async () => {
  await open({ ...verified, sms_login: true });
  await button('Turn off').click();
  answer(SWITCH, verified);
  await password.fill('Mango-tree-42');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(title).toMatchTextContent(/Off$/);
  expect(callsOf(SWITCH).map(({ body }) => body)).toEqual([
    { enabled: false, current_password: 'Mango-tree-42' },
  ]);
});
