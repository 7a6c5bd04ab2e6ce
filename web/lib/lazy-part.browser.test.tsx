import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../test/stage.tsx';
import { NetworkNotice } from '../ui/overlays/network-notice.tsx';
import { lazyPart } from './lazy-part.tsx';

test('a part requested without a network is loaded as soon as there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => 'The part' });
  const Part = lazyPart(load);
  await show(
    <>
      <p>The page</p>
      <Part />
    </>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(page.getByText('The page')).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The part')).toBeVisible();
});

test('a part that fails to come on a slow network is tried again, and the page says so meanwhile', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => 'The part' });
  const Part = lazyPart(load);
  await show(
    <>
      <NetworkNotice />
      <p>The page</p>
      <Part />
    </>,
  );
  const notice = page.getByText('Part of this page has not come yet. We keep trying.');
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(notice).not.toBeVisible();
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(page.getByText('The page', { exact: true })).toBeVisible();
  await expectAccessible();
  // Spares the test the wait before the next attempt.
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The part')).toBeVisible();
  await expect.element(notice).not.toBeVisible();
});
