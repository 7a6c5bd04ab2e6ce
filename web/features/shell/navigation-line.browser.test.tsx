import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { MovingLine } from './navigation-line.tsx';
import { PublicHeader } from './public-header.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const status = () => page.getByRole('status');

test('while a page is loading, a line moves, and after eight seconds a sentence appears', async () => {
  await show(<MovingLine />, { at: '/dashboard/user' });
  // Polling would advance the fake clock.
  while (vi.getTimerCount() === 0) await new Promise(requestAnimationFrame);
  expect(status().elements()).toEqual([]);
  vi.advanceTimersByTime(400);
  await expect.element(status()).toMatchTextContent(/^Loading$/);
  vi.advanceTimersByTime(7_600);
  await expect.element(status()).toMatchTextContent(/^Still trying/);
  await expectAccessible();
});

test('while a public page is loading the line moves too, drawn by styles alone', async () => {
  const answers = [null, new Promise(() => undefined)];
  await show(<PublicHeader />, { at: '/companies', loaded: () => answers.shift() ?? null });
  const line = () => getComputedStyle(document.body, '::before');
  const link = page.getByRole('link', { name: 'Companies' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(link).toBeVisible();
  expect(line().content).toBe('none');
  await link.click();
  await expect.poll(() => line().content).toBe('""');
  expect(line().animationDelay).toBe('0.4s, 0.4s');
});
