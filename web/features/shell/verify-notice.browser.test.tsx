import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorText } from '../../../contract/errors.ts';
import { LAST_CHECK_KEY } from '../../lib/session/session.ts';
import { address, show } from '../../test/stage.tsx';
import { refuse } from '../../test/stub-server.ts';
import { toasts } from '../../test/toasts.ts';
import { VerifyNotice } from './verify-notice.tsx';

/** The notice when the account has not been checked for a while. */
function UncheckedNotice() {
  localStorage.removeItem(LAST_CHECK_KEY);
  return <VerifyNotice />;
}

const LED_AWAY = 'That page is for another kind of account.';

test('somebody who was redirected from a page of another role is told why, once', async () => {
  for (const [as, home] of [
    ['user', '/dashboard/user'],
    ['hr', '/dashboard/hr'],
  ] as const) {
    await show(<VerifyNotice />, { as, at: `${home}?notice=wrong-role` });
    await expect.element(page.getByText(LED_AWAY)).toBeVisible();
    // A reload does not repeat the explanation.
    await expect.poll(address).toBe(home);
    expect(page.getByText(LED_AWAY).elements()).toHaveLength(1);
  }
});

test('if the account cannot be loaded, a toast gives the server’s reason', async () => {
  refuse('GET /barong/resource/users/me', 'request.too_many_requests');
  await show(<UncheckedNotice />, { as: 'user', at: '/dashboard/user' });
  await expect
    .poll(toasts)
    .toEqual([['Authentication Error', errorText('request.too_many_requests', 'en')]]);
});
