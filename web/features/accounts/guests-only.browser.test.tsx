import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { usePageForAll } from '../../lib/session/session-end.ts';
import { currentSession, keepSession, LAST_CHECK_KEY } from '../../lib/session/session.ts';
import { address, show } from '../../test/stage.tsx';
import { answer, refuse } from '../../test/stub-server.ts';
import ForgotPasswordPage from './recovery/forgot-password-page.tsx';
import LoginPage from './login/login-page.tsx';
import RegisterPage from './registration/register-page.tsx';
import ResetPasswordPage from './recovery/reset-password-page.tsx';

const ME = 'GET /barong/resource/users/me';
const pages = [
  ['/auth/login', LoginPage],
  ['/auth/register', RegisterPage],
  ['/auth/forgot-password', ForgotPasswordPage],
  ['/auth/reset-password', ResetPasswordPage],
] as const;

test('every page for guests redirects a signed-in visitor to their own dashboard', async () => {
  for (const [index, [at, Page]] of pages.entries()) {
    const role = index % 2 === 0 ? 'user' : 'hr';
    answer(ME, sampleSession({ role }).user);
    await show(<Page />, { as: role, at });
    await expect.poll(address, { message: at }).toBe(`/dashboard/${role}`);
  }
});

test('every page for guests silently drops a session that has ended', async () => {
  refuse(ME, 'identity.session.invalid');
  for (const [at, Page] of pages) {
    /** As the layout of these pages does it. */
    const InLayout = () => {
      usePageForAll();
      return <Page />;
    };
    keepSession(sampleSession());
    localStorage.removeItem(LAST_CHECK_KEY);
    await show(<InLayout />, { at });
    await expect.poll(currentSession, { message: at }).toBeNull();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(address).toBe(at);
    expect(page.getByText('Session Expired').elements()).toEqual([]);
  }
});
