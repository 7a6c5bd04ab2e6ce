import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from '../test/portal.ts';
import { countAttempt, forgetOldAttempts, networkOf } from './attempts.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['in-process', 'in-process'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('one more than allowed is refused, with the time to wait, also when all come at once', async () => {
  const limit = { key: 'test:flood', most: 5, seconds: 3600 };
  const counted = await Promise.allSettled(
    Array.from({ length: 9 }, () => countAttempt(portal.db, limit)),
  );
  expect(counted.filter((result) => result.status === 'rejected')).toHaveLength(4);
  const refused = await countAttempt(portal.db, limit).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 429 });
  expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0);
});

test('attempts at the same moment are all counted and none is refused for being too quick', async () => {
  for (let round = 0; round < 20; round += 1) {
    const limit = { key: `test:together:${round}`, most: 30, seconds: 3600 };
    await Promise.all(Array.from({ length: 30 }, () => countAttempt(portal.db, limit)));
    await expect(countAttempt(portal.db, limit)).rejects.toMatchObject({ status: 429 });
  }
});

test('a second attempt too soon is told how long to wait', async () => {
  const limit = { key: 'test:spaced', most: 5, seconds: 3600, spacingSeconds: 30 };
  await countAttempt(portal.db, limit);
  await expect(countAttempt(portal.db, limit)).rejects.toMatchObject({ retryAfterSeconds: 30 });
});

test('a new window begins from nothing, and old ones are forgotten after a day', async () => {
  const limit = { key: 'test:window', most: 2, seconds: 3600 };
  const windows = () => portal.db.selectFrom('attempt_counts').where('key', '=', limit.key);
  await countAttempt(portal.db, limit);
  await countAttempt(portal.db, limit);
  await expect(countAttempt(portal.db, limit)).rejects.toMatchObject({ status: 429 });
  const anHourAgo = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 3_600_000);
  await portal.db
    .updateTable('attempt_counts')
    .set({ window_starts_at: anHourAgo })
    .where('key', '=', limit.key)
    .execute();
  await countAttempt(portal.db, limit);
  await forgetOldAttempts(portal.db);
  expect(await windows().select('attempts').execute()).toHaveLength(2);
  await portal.db
    .updateTable('attempt_counts')
    .set({ window_starts_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('key', '=', limit.key)
    .where('window_starts_at', '=', anHourAgo.toISOString())
    .execute();
  await forgetOldAttempts(portal.db);
  expect(await windows().select('attempts').execute()).toEqual([{ attempts: 1 }]);
});

test('one key has nothing to do with another', async () => {
  await countAttempt(portal.db, { key: 'test:one', most: 1, seconds: 3600 });
  await countAttempt(portal.db, { key: 'test:other', most: 1, seconds: 3600 });
  const again = countAttempt(portal.db, { key: 'test:one', most: 1, seconds: 3600 });
  await expect(again).rejects.toMatchObject({ status: 429 });
});

test('somebody with many IPv6 addresses has as many logins as everybody', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const answer = await portal.send({
      method: 'POST',
      url: '/api/v2/barong/identity/sessions',
      remoteAddress: `2001:db8:7:7::${n.toString(16)}`,
      payload: { email: 'victim@people.test', password: 'Guess-number-1' },
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(statuses.at(-1)).toBe(429);
});
