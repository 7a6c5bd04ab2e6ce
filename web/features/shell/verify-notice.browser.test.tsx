import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, show } from '../../test/stage.tsx';
import { VerifyNotice } from './verify-notice.tsx';

const LED_AWAY = 'That page belongs to another kind of account.';

test.each([
  ['user', '/dashboard/user'],
  ['hr', '/dashboard/hr'],
] as const)('a %s who was led away from a page of others is told why, once', async (as, home) => {
  await show(<VerifyNotice />, { as, at: `${home}?notice=wrong-role` });
  await expect.element(page.getByText(LED_AWAY)).toBeVisible();
  // A reload does not say it again.
  await expect.poll(address).toBe(home);
  expect(page.getByText(LED_AWAY).elements()).toHaveLength(1);
});
