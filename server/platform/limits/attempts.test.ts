import { describe, expect, test } from 'vitest';
import { ageAttempts } from '../../test/attempts.ts';
import { openPortal } from '../../test/portal.ts';
import { attemptKey } from './attempt-keys.ts';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  forgetOldAttempts,
  takeAttempt,
  takeEach,
} from './attempts.ts';

const portal = await openPortal();

let count = 0;
/** A key that nothing else counts. */
const freshKey = () => attemptKey('upload', { account: (count += 1) });

test('attempts beyond the limit are refused with the time to wait, even when all arrive at once', async () => {
  const limit = { key: freshKey(), most: 5, seconds: 3600 };
  const counted = await Promise.allSettled(
    Array.from({ length: 9 }, () => countAttempt(portal.db, limit)),
  );
  expect(counted.filter((result) => result.status === 'rejected')).toHaveLength(4);
  const refused = await countAttempt(portal.db, limit).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 429 });
  expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0);
});

test('simultaneous attempts are all counted, and none is refused as too quick', async () => {
  for (let round = 0; round < 20; round += 1) {
    const limit = { key: freshKey(), most: 30, seconds: 3600 };
    await Promise.all(Array.from({ length: 30 }, () => countAttempt(portal.db, limit)));
    await expect(countAttempt(portal.db, limit)).rejects.toMatchObject({ status: 429 });
  }
});

describe('around the turn of a clock’s half minute or hour', () => {
  const waitOf = async (limit: AttemptLimit) => {
    const refused = await countAttempt(portal.db, limit).catch((error: unknown) => error);
    return (refused as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? null;
  };

  test('a second attempt that comes too soon is told the remaining wait, whatever the time', async () => {
    for (const ago of [1, 12, 29]) {
      const limit = { key: freshKey(), most: 5, seconds: 20, spacingSeconds: 30 };
      await countAttempt(portal.db, limit);
      await ageAttempts(portal, limit.key, ago);
      expect(await waitOf(limit)).toBe(30 - ago);
      await ageAttempts(portal, limit.key, 31 - ago);
      expect(await waitOf(limit)).toBeNull();
    }
  });

  test('no window of time holds more attempts than allowed, wherever it begins', async () => {
    const limit = { key: freshKey(), most: 5, seconds: 3600 };
    // One attempt ten minutes ago and four just now: the first leaves the window in fifty minutes.
    await countAttempt(portal.db, limit);
    await ageAttempts(portal, limit.key, 600);
    for (let made = 1; made < 5; made += 1) expect(await waitOf(limit)).toBeNull();
    expect(await waitOf(limit)).toBe(3000);
    await ageAttempts(portal, limit.key, 3001);
    expect(await waitOf(limit)).toBeNull();
    // The four and the one just made are still in the window.
    expect(await waitOf(limit)).toBe(599);
  });

  test('refused attempts do not lengthen the wait', async () => {
    const limit = { key: freshKey(), most: 1, seconds: 60 };
    await countAttempt(portal.db, limit);
    await ageAttempts(portal, limit.key, 59);
    expect([await waitOf(limit), await waitOf(limit)]).toEqual([1, 1]);
    await ageAttempts(portal, limit.key, 1);
    expect(await waitOf(limit)).toBeNull();
  });
});

test('after the quick attempts every wait is twice as long as the last, up to a minute', async () => {
  const limit = { key: freshKey(), most: 20, seconds: 900, quick: 3 };
  for (let made = 0; made < 3; made += 1) await countAttempt(portal.db, limit);
  for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
    await expect(countAttempt(portal.db, limit)).rejects.toMatchObject({
      retryAfterSeconds: pause,
    });
    await ageAttempts(portal, limit.key, pause);
    await countAttempt(portal.db, limit);
  }
});

test('of many counted at once, those whose limit is reached are named, and only those', async () => {
  const limitOf = (key: AttemptLimit['key']) => ({ key, most: 1, seconds: 60 });
  const limits = [freshKey(), freshKey(), freshKey()].map(limitOf);
  const [, second] = limits;
  if (second) await countAttempt(portal.db, second);
  expect(await takeEach(portal.db, limits)).toEqual([true, false, true]);
  expect(await takeEach(portal.db, limits)).toEqual([false, false, false]);
  expect(await takeEach(portal.db, [])).toEqual([]);
});

test('a count can be reset, and old counts are deleted after a day', async () => {
  const limit = { key: freshKey(), most: 2, seconds: 3600 };
  const kept = () =>
    portal.db
      .selectFrom('attempt_counts')
      .select('key')
      .where('key', '=', limit.key.exact)
      .execute();
  expect(await takeAttempt(portal.db, limit)).toBe(1);
  expect(await takeAttempt(portal.db, limit)).toBe(0);
  expect(await takeAttempt(portal.db, limit)).toBeNull();
  await forgetAttempts(portal.db, limit.key);
  expect(await takeAttempt(portal.db, limit)).toBe(1);
  await ageAttempts(portal, limit.key, 23 * 3600);
  await forgetOldAttempts(portal.db);
  expect(await kept()).toHaveLength(1);
  await ageAttempts(portal, limit.key, 2 * 3600);
  await forgetOldAttempts(portal.db);
  expect(await kept()).toEqual([]);
});

test('keys are counted independently', async () => {
  const limit = { key: freshKey(), most: 1, seconds: 3600 };
  await countAttempt(portal.db, limit);
  await countAttempt(portal.db, { ...limit, key: freshKey() });
  const again = countAttempt(portal.db, limit);
  await expect(again).rejects.toMatchObject({ status: 429 });
});

test('many IPv6 addresses of one network allow no more quick logins than one address', async () => {
  // All at once, because a busy machine takes longer for a password than the wait after the quick ones.
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      portal.send({
        method: 'POST',
        url: '/api/v2/barong/identity/sessions',
        remoteAddress: `2001:db8:7:7::${n.toString(16)}`,
        payload: { email: 'victim@people.test', password: 'Guess-number-1' },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429]);
});

describe('IPv6 networks that one customer may have', () => {
  const from = (address: string) => ({
    key: attemptKey('resend', { address }),
    most: 1,
    seconds: 3600,
  });

  test('are limited together, at sixteen times the limit of one', async () => {
    for (let n = 0; n < 16; n += 1) await countAttempt(portal.db, from(`2001:db8:5:${n}::1`));
    await expect(countAttempt(portal.db, from('2001:db8:5:16::1'))).rejects.toMatchObject({
      status: 429,
    });
    await expect(countAttempt(portal.db, from('2001:db8:6::1'))).resolves.toBeUndefined();
    // What the network's limit refused does not count for the address either.
    const refused = { ...from('2001:db8:5:16::1'), exactly: true };
    await expect(countAttempt(portal.db, refused)).resolves.toBeUndefined();
  });

  test('are not, where strangers nearby could lock an owner out', async () => {
    for (let n = 0; n < 17; n += 1) {
      const limit = { ...from(`2001:db8:9:${n}::1`), exactly: true };
      await expect(countAttempt(portal.db, limit)).resolves.toBeUndefined();
    }
  });
});
