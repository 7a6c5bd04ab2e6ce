import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import { TwoStepSection } from './two-step-section.tsx';

const BEGIN = 'POST /barong/resource/otp/generate_qrcode';
const OFF = { enabled: false, recovery_codes_left: 0, advice: null };

const open = () => show(<TwoStepSection />, { as: 'user', at: '/settings' });
const button = (name: string) => page.getByRole('button', { name });

test('the key that the app has by now is still shown after the page was dropped, until its owner cancels', async () => {
  answer('GET /barong/resource/otp', OFF);
  answer(BEGIN, { secret: 'ABCD2345EFGH', url: 'otpauth://totp/Vritti:asha?secret=ABCD2345EFGH' });
  await open();
  await button('Set up').click();
  await page.getByLabelText('Current password', { exact: true }).fill('Demo-vritti-1');
  await open();
  await expect.element(page.getByText('ABCD 2345 EFGH')).toBeVisible();
  await expect.element(page.getByLabelText('Current password', { exact: true })).toHaveValue('');
  expect(callsOf(BEGIN)).toHaveLength(1);
  await button('Cancel').click();
  await expect.element(button('Set up')).toBeVisible();
  expect(JSON.stringify(sessionStorage)).not.toContain('ABCD2345EFGH');
});
