import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../test/stage.tsx';
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
