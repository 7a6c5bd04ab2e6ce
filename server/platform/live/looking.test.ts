import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lookRegularly } from './looking.ts';

test('goes on after a look that failed', async () => {
  let looks = 0;
  const looking = lookRegularly(async () => {
    looks += 1;
    if (looks === 1) throw new Error('lost');
  }, 1);
  await expect.poll(() => looks).toBeGreaterThan(2);
  clearInterval(looking);
});

test('waits for a look that takes long', async () => {
  const begun: (() => void)[] = [];
  const looking = lookRegularly(() => new Promise<void>((resolve) => begun.push(resolve)), 1);
  await expect.poll(() => begun.length).toBe(1);
  await sleep(20);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await expect.poll(() => begun.length).toBe(2);
  clearInterval(looking);
});
