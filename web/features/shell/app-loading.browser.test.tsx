import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { AppLoading } from './app-loading.tsx';

test('on a phone the bar at the bottom has its place, and after eight seconds a sentence appears', async () => {
  await show(<AppLoading />, { screen: 'phone' });
  const bar = () => document.querySelector('.bottom-0')?.getBoundingClientRect();
  await expect.poll(() => bar()?.bottom).toBe(innerHeight);
  expect(bar()?.height).toBeGreaterThanOrEqual(64);
  const sentence = page.getByText('Still trying').element();
  expect(getComputedStyle(sentence).opacity).toBe('0');
  for (const animation of sentence.getAnimations()) animation.currentTime = 8_001;
  expect(getComputedStyle(sentence).opacity).toBe('1');
});

test('skeletons appear only after a moment, but at once where others stood until now', async () => {
  for (const [isLate, animation] of [
    [undefined, 'appear'],
    [true, 'none'],
  ] as const) {
    await show(
      <div data-still-loading={isLate}>
        <SkeletonGroup label="Loading">
          <Skeleton className="h-8" />
        </SkeletonGroup>
      </div>,
    );
    const status = page.getByRole('status');
    await expect.element(status).toBeInTheDocument();
    expect(getComputedStyle(status.element()).animationName).toBe(animation);
  }
});

test('what loads stands right below the header, where the page will be', async () => {
  for (const screen of ['phone', 'desktop'] as const) {
    await show(<AppLoading />, { screen });
    const top = () => document.querySelector('#main')?.getBoundingClientRect().top;
    await expect.poll(top, { message: screen }).toBeLessThan(70);
  }
});
