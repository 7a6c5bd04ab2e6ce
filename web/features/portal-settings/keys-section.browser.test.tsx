import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, headersOf } from '../../test/stub-server.ts';
import { MailSection, PaymentsSection, SmsSection } from './keys-section.tsx';
import { sampleSettings, unchanged } from './sample-settings.ts';

const MAIL = 'PUT /barong/admin/settings/mail';
const FORGET_MAIL = 'DELETE /barong/admin/settings/mail';
const SMS = 'PUT /barong/admin/settings/sms';
const PAYMENTS = 'PUT /barong/admin/settings/payments';
const { by_environment, mail, sms, payments } = sampleSettings;

const visit = { as: 'admin', at: '/admin/settings' } as const;
const press = (name: string) => page.getByRole('button', { name }).click();
const smtp = page.getByLabelText(/^Mail server \(SMTP\)/);
const set = { keys: 'set' as const, ...unchanged, version: 2 };

describe('mail', () => {
  const open = (more: Partial<typeof mail> = {}) =>
    show(<MailSection mail={{ ...mail, ...more }} by_environment={by_environment} />, visit);

  test('a key is entered, never shown, and can be removed', async () => {
    answer(MAIL, { sender: 'jobs@example.in', ...set });
    answer(FORGET_MAIL, { sender: 'jobs@example.in', keys: 'none', ...unchanged, version: 3 });
    await open(set);
    await expect.element(page.getByText(/^Set;/)).toBeVisible();
    await expect.element(smtp).toHaveValue('');
    await expect.element(smtp).toHaveAttribute('type', 'password');
    await expectAccessible();
    await page.getByLabelText('Address that emails come from').fill('jobs@example.in');
    await smtp.fill('smtp://user:secret@smtp.example.in:587');
    await press('Save');
    await expect.element(page.getByText(/^Saved/)).toBeVisible();
    expect(callsOf(MAIL)[0]?.body).toEqual({
      sender: 'jobs@example.in',
      smtp_url: 'smtp://user:secret@smtp.example.in:587',
    });
    expect(headersOf(MAIL, 'if-match')).toEqual(['"2"']);
    await press('Remove the key');
    await expect.element(page.getByText('The key is removed')).toBeVisible();
  });

  test('the address of an impossible mail server is refused at its field', async () => {
    await open();
    await smtp.fill('mail.example.in');
    await press('Save');
    await expect.element(smtp).toHaveAccessibleDescription(/an address such as smtp:/);
    await expect.element(smtp).toHaveValue('mail.example.in');
    expect(callsOf(MAIL)).toEqual([]);
  });

  test('a trial shows the answer of the service', async () => {
    answer('POST /barong/admin/settings/mail/trial', { worked: false, answer: '535 no such user' });
    await open();
    await press('Send a test email to me');
    await expect.element(page.getByText('It does not work.')).toBeVisible();
    await expect.element(page.getByText('535 no such user')).toBeVisible();
  });
});

test('an SMS provider without https is refused at its field', async () => {
  await show(<SmsSection sms={sms} by_environment={by_environment} />, visit);
  const url = page.getByLabelText(/^Address of the provider/);
  await url.fill('http://sms.example.in/send');
  await press('Save');
  await expect.element(url).toHaveAccessibleDescription(/an address such as https:/);
  await expect.element(url).toHaveValue('http://sms.example.in/send');
  expect(callsOf(SMS)).toEqual([]);
});

describe('payments', () => {
  const open = () =>
    show(<PaymentsSection payments={payments} by_environment={by_environment} />, visit);

  test('keys that only work together are required together', async () => {
    await open();
    await page.getByLabelText('Key ID').fill('rzp_test_1');
    await press('Save');
    for (const name of ['Key secret', 'Webhook secret']) {
      await expect.element(page.getByLabelText(name)).toHaveAccessibleDescription(/./);
      await expect.element(page.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(callsOf(PAYMENTS)).toEqual([]);
  });
});
