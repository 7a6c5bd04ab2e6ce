import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { MovingLine } from './navigation-line.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const status = () => page.getByRole('status');

test('a page that is long on its way has a line, and after eight seconds the words for it', async () => {
  await show(<MovingLine />, { as: 'user', at: '/dashboard/user' });
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(status().elements()).toEqual([]);
  vi.advanceTimersByTime(400);
  await expect.element(status()).toMatchTextContent(/^Loading$/);
  vi.advanceTimersByTime(7_600);
  await expect.element(status()).toMatchTextContent(/^Still trying/);
  await expectAccessible();
});
