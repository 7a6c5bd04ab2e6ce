import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { turns } from './turns.ts';

/** Work that ends when the test says so, and a count of how much is running. */
function openWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { work, endAll, most: () => most };
}

test('no more than the limit run at once, and all get their turn', async () => {
  const inTurn = turns({ atOnce: 2, waiting: 10 });
  const { work, endAll, most } = openWork();
  const all = Array.from({ length: 7 }, () => inTurn(work));
  await endAll();
  await Promise.all(all);
  expect(most()).toBe(2);
});

test('calls beyond the queue are refused instead of waiting', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 2 });
  const { work, endAll } = openWork();
  const admitted = [inTurn(work), inTurn(work), inTurn(work)];
  const refused = await inTurn(work).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ status: 429, retryAfterSeconds: 10 });
  await endAll();
  await Promise.all(admitted);
  const afterwards = inTurn(work);
  await endAll();
  await expect(afterwards).resolves.toBeUndefined();
});

test('failed work passes its turn on', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a known caller is next but one, however many strangers wait, and is not refused for them', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 3 });
  const { work, endAll } = openWork();
  const order: string[] = [];
  const take = (who: string, isKnown: boolean) =>
    inTurn(work, { isKnown }).then(() => order.push(who));
  const all = ['s1', 's2', 's3', 's4'].map((who) => take(who, false));
  await expect(inTurn(work)).rejects.toMatchObject({ status: 429 });
  all.push(...['k1', 'k2'].map((who) => take(who, true)));
  await endAll();
  await Promise.all(all);
  expect(order).toEqual(['s1', 'k1', 's2', 'k2', 's3', 's4']);
});

test('strangers keep their share while known callers wait', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 3 });
  const { work, endAll } = openWork();
  const order: string[] = [];
  const take = (who: string, isKnown: boolean) =>
    inTurn(work, { isKnown }).then(() => order.push(who));
  const all = ['k1', 'k2', 'k3', 'k4'].map((who) => take(who, true));
  await expect(inTurn(work, { isKnown: true })).rejects.toMatchObject({ status: 429 });
  all.push(take('s1', false));
  await endAll();
  await Promise.all(all);
  expect(order.indexOf('s1')).toBeLessThanOrEqual(2);
});
