import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../test/stage.tsx';
import { NetworkNotice } from '../ui/overlays/network-notice.tsx';
import { lazyPart, patiently } from './lazy-part.tsx';

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

test('a script that came but fails by itself is given up', async () => {
  const script = URL.createObjectURL(
    new Blob(['throw new TypeError("The script’s own")'], { type: 'text/javascript' }),
  );
  const load = vi.fn<() => Promise<unknown>>(() => import(/* @vite-ignore */ script));
  const part = patiently(load);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  // Spares the test the wait before the next attempt.
  setTimeout(() => window.dispatchEvent(new Event('online')), 50);
  await expect(part).rejects.toThrow('The script’s own');
  expect(load.mock.calls.length).toBe(2);
});

test('a try that only had to wait stops listening for the network', async () => {
  vi.useFakeTimers();
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  onTestFinished(() => {
    vi.useRealTimers();
    added.mockRestore();
    removed.mockRestore();
  });
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('The part');
  const part = patiently(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await part).toBe('The part');
  const listener = added.mock.calls.find(([name]) => name === 'online')?.[1];
  expect(removed.mock.calls).toContainEqual(['online', listener]);
});
