import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { refuse } from '../../../test/stub-server.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';

test('after a link has ended, the page does not offer to agree again', async () => {
  refuse('POST /barong/identity/users/email/confirm_code', 'identity.email_change.expired');
  await show(<ConfirmEmailPage />, { at: '/auth/confirm-email#token=zz' });
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'To the login' }))
    .toHaveAttribute('href', '/auth/login');
  await expectAccessible();
});
