import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { address, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import { currentSession } from '../../lib/session/session.ts';
import VerifyPage from './verify-page.tsx';

const AT = '/auth/verify-otp?email=asha%40people.example';
const LOGOUT = 'DELETE /barong/identity/sessions';
const pending = { email: 'asha@people.example', email_verified: false } as const;

test('whose own address it is reads that the code was sent', async () => {
  await show(<VerifyPage />, { as: pending, at: AT });
  await expect.element(page.getByText('We sent it to asha@people.example.')).toBeVisible();
});

test('whoever is verified already is led on', async () => {
  answer('GET /barong/resource/users/me', sampleSession().user);
  await show(<VerifyPage />, { as: 'user', at: AT });
  await expect.poll(address).toBe('/dashboard/user');
});

test('going back to register signs out first, and says so', async () => {
  answer(LOGOUT, { message: 'Logged out successfully' });
  await show(<VerifyPage />, { as: pending, at: AT });
  await page.getByRole('link', { name: 'Back to register' }).click();
  await expect.poll(address).toBe('/auth/register?type=user');
  expect(callsOf(LOGOUT)).toHaveLength(1);
  expect(currentSession()).toBeNull();
  await expect.element(page.getByText('Now you can register another address.')).toBeVisible();
});
