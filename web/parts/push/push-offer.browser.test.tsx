import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakePush } from '../../test/fake-push.ts';
import { expectAccessible, leaveStage, show } from '../../test/stage.tsx';
import { PushOffer } from './push-offer.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('somebody who declines the offer does not see it again in this browser', async () => {
  const browser = fakePush('default');
  const open = () => show(<PushOffer />, { as: 'user', at: '/user/dashboard' });
  const offer = page.getByRole('button', { name: 'Tell me on this device' });
  await open();
  await expect.element(offer).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  leaveStage();
  await open();
  await expect.element(offer).not.toBeInTheDocument();
  expect(browser.workers).toEqual([]);
});
