import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Phone } from '../../../../contract/accounts/phones.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { byKeyboard } from '../../../test/keyboard.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { PhoneSection } from './phone-section.tsx';

const SAVE = 'PUT /barong/resource/phone';
const INVALID = 'Please enter a valid mobile number.';

const number = page.getByRole('textbox', { name: 'Mobile number' });
const button = (name: string) => page.getByRole('button', { name });

/** Without SMS, numbers stay unverified. */
const stored = (phone: string | null): Phone => ({
  phone,
  verified: false,
  verification_available: false,
  verification_expired: false,
  sms_login: false,
  sms_login_available: false,
});

async function save(digits: string) {
  await expect.element(number).toHaveFocus();
  await byKeyboard.write(number, digits);
  await byKeyboard.press(button('Save number'));
}

test('a number is added by keyboard alone after one was refused, changed to one from abroad and removed', async () => {
  answer('GET /barong/resource/phone', stored(null));
  refuse(SAVE, 'identity.user.invalid_phone', { fields: { phone: INVALID } });
  await show(<PhoneSection user={sampleSession().user} />, { as: 'user', at: '/settings' });
  await expect.element(page.getByText(/companies you apply to can call you/)).toBeVisible();
  await byKeyboard.press(button('Add a number'));
  await save('12345');
  await expect.element(page.getByText(INVALID)).toBeVisible();

  answer(SAVE, ({ body }) => stored(body.phone));
  await save('98765 43210');
  await expect.element(page.getByText('Your mobile number is saved')).toBeVisible();
  await expect.element(page.getByText(/\+91\s98765\s43210Not verified/)).toHaveFocus();
  await expectAccessible();

  await button('Change number').click();
  await page.getByLabelText('Country code').selectOptions('United Arab Emirates +971');
  await number.fill('0501234567');
  await button('Save number').click();
  await expect.element(page.getByText('+971501234567')).toBeVisible();
  await button('Remove number').click();
  await expect.element(page.getByText('No number yet')).toHaveFocus();
  expect(callsOf(SAVE).map(({ body }) => body.phone)).toEqual([
    '+9112345',
    '+919876543210',
    '+971501234567',
    null,
  ]);
});

test('a code requested by keyboard alone can still be entered after the page was dropped', async () => {
  const waiting = { ...stored('+919876543210'), verification_available: true };
  answer('GET /barong/resource/phone', waiting);
  answer('POST /barong/resource/phone/generate_code', { message: 'ok' });
  answer('POST /barong/resource/phone/confirm_code', { ...waiting, verified: true });
  const open = () =>
    show(<PhoneSection user={sampleSession().user} />, { as: 'user', at: '/settings' });
  await open();
  await byKeyboard.press(button('Verify'));
  const code = page.getByLabelText('Code from the SMS');
  await expect.element(code).toHaveFocus();
  await open();
  await byKeyboard.write(code, '123456');
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
});
