import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '../../test/account-states.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
beforeEach(async () => {
  await portal.db.deleteFrom('security_events').execute();
  await portal.db.deleteFrom('attempt_counts').execute();
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const WRONG = 'Wrong-pass-1';

interface From {
  address?: string;
  userAgent?: string;
}

const logIn = (
  email: string,
  password = PASSWORD,
  { address = '203.0.113.7', userAgent = PHONE }: From = {},
) =>
  portal.call('POST /barong/identity/sessions', {
    body: { email, password },
    headers: { 'x-forwarded-for': address, 'user-agent': userAgent },
  });
const noted = () => portal.db.selectFrom('security_events').selectAll().orderBy('id').execute();

/** Repeats are counted in windows of ten minutes, and a test may run across the end of one. */
async function countsByNetwork(): Promise<Record<string, number>> {
  const events = await noted();
  const sums: Record<string, number> = {};
  for (const { network, count } of events) sums[network ?? ''] = (sums[network ?? ''] ?? 0) + count;
  expect(events.length).toBeLessThanOrEqual(Object.keys(sums).length * 2);
  return sums;
}

const seenBy = async (as: Actor | undefined, query: Record<string, string> = {}) =>
  (await portal.call('GET /barong/resource/security_events', { as, query })).body;

describe('an event', () => {
  test('records a login with account, network, device, time and request, and nothing secret', async () => {
    const { user } = await register(portal);
    const { headers } = await logIn(user.email);
    const [event, ...others] = await noted();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      kind: 'login',
      outcome: 'done',
      account_id: user.id,
      address_hash: null,
      network: '203.0.113.7',
      browser: 'Chrome',
      system: 'Android',
      route: 'POST /barong/identity/sessions',
      request_id: headers['x-request-id'],
      count: 1,
    });
    expect(event?.created_at).toMatch(/Z$/);
    expect(JSON.stringify(event)).not.toContain(user.email);
    expect(JSON.stringify(event)).not.toContain(PASSWORD);
  });

  test('records a wrong password although the login is refused', async () => {
    const { user } = await register(portal);
    await logIn(user.email.toUpperCase(), WRONG);
    expect(await noted()).toMatchObject([
      {
        kind: 'login',
        outcome: 'refused',
        detail: 'identity.session.invalid_params',
        account_id: user.id,
        actor_id: null,
      },
    ]);
  });

  test('keeps only a hash of an address without an account', async () => {
    await logIn('stranger@nowhere.test', WRONG);
    const [event] = await noted();
    expect(event).toMatchObject({ kind: 'login', outcome: 'refused', account_id: null });
    expect(event?.address_hash).toBe(portal.services.seal.hashOf('stranger@nowhere.test'));
    expect(JSON.stringify(event)).not.toContain('nowhere');
  });

  test('records a limit that refuses, for the account that it protects', async () => {
    const { user } = await register(portal);
    for (let tries = 0; tries < 6; tries += 1) await logIn(user.email, WRONG);
    expect((await logIn(user.email, WRONG)).status).toBe(429);
    const events = await noted();
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['login', 'limit']));
    expect(new Set(events.map(({ account_id }) => account_id))).toEqual(new Set([user.id]));
  });

  test('records a role that is refused, for the account that tried', async () => {
    const seeker = await register(portal);
    await portal.call('GET /barong/admin/figures', { as: seeker });
    expect(await noted()).toMatchObject([
      {
        kind: 'access',
        outcome: 'refused',
        detail: 'authz.unauthorized',
        actor_id: seeker.user.id,
      },
    ]);
  });
});

describe('repeats of a refusal', () => {
  test('make one row with a count, for each account and network', async () => {
    const { user } = await register(portal);
    for (let tries = 0; tries < 4; tries += 1) await logIn(user.email, WRONG);
    await logIn(user.email, WRONG, { address: '203.0.113.8' });
    expect(await countsByNetwork()).toEqual({ '203.0.113.7': 4, '203.0.113.8': 1 });
  });

  test('for a stream of new addresses make one row, which names none of them', async () => {
    for (let tries = 0; tries < 4; tries += 1) await logIn(`s${tries}@nowhere.test`, WRONG);
    expect(await countsByNetwork()).toEqual({ '203.0.113.7': 4 });
    expect((await noted()).find(({ count }) => count > 1)?.address_hash).toBeNull();
  });

  test('are counted exactly when they arrive at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => logIn('many@nowhere.test', WRONG)));
    expect(await countsByNetwork()).toEqual({ '203.0.113.7': 12 });
  });

  test('successful logins are never merged', async () => {
    const { user } = await register(portal);
    await logIn(user.email);
    await logIn(user.email);
    expect((await noted()).map(({ kind, count }) => [kind, count])).toEqual([
      ['login', 1],
      ['login', 1],
    ]);
  });
});

describe('the holder of an account', () => {
  test('sees their own events in pages, newest first, with device and network', async () => {
    const mine = await register(portal);
    await logIn(mine.user.email);
    await logIn(mine.user.email, WRONG);
    await logIn((await register(portal)).user.email);
    const { security_events: events, meta } = await seenBy(mine);
    expect(meta.total).toBe(2);
    expect(events).toMatchObject([
      { kind: 'login', outcome: 'refused', device: 'Chrome on Android', network: '203.0.113.7' },
      { kind: 'login', outcome: 'done', device: 'Chrome on Android', network: '203.0.113.7' },
    ]);
    const second = await seenBy(mine, { limit: '1', page: '2' });
    expect(second.security_events.map(({ id }) => id)).toEqual([events[1]?.id]);
  });

  test('is not shown where an admin works from', async () => {
    const { user, ...mine } = await register(portal);
    const admin = await openAccount(portal, 'admin');
    await portal.db
      .insertInto('security_events')
      .values({
        kind: 'account_state',
        outcome: 'done',
        account_id: user.id,
        actor_id: admin,
        network: '198.51.100.1',
        browser: 'Firefox',
        system: 'Linux',
      })
      .execute();
    expect((await seenBy(mine)).security_events).toMatchObject([
      { kind: 'account_state', device: null, browser: null, system: null, network: null },
    ]);
  });

  test('is removed from the log with the account, while what happened stays', async () => {
    const leaver = await register(portal);
    await logIn(leaver.user.email, WRONG);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: leaver,
      body: { password: PASSWORD },
    });
    const events = await noted();
    expect(events.map(({ kind }) => kind)).toEqual(['login', 'account_deleted']);
    for (const { account_id, actor_id, network, browser, system, sum_key } of events) {
      expect([account_id, actor_id, network, browser, system, sum_key]).toEqual(
        Array.from({ length: 6 }, () => null),
      );
    }
  });

  test('an admin who leaves is removed only as the actor of what they did to others', async () => {
    const other = await register(portal);
    // The last owner may not leave.
    await registerAdmin(portal);
    const admin = await registerAdmin(portal);
    const { id } = (await portal.call('GET /barong/resource/users/me', { as: admin })).body;
    await portal.db
      .insertInto('security_events')
      .values({ kind: 'account_state', outcome: 'done', account_id: other.user.id, actor_id: id })
      .execute();
    const left = await portal.call('POST /barong/resource/users/me/deletion', {
      as: admin,
      body: { password: PASSWORD },
    });
    expect(left.status).toBe(200);
    expect((await noted())[0]).toMatchObject({ account_id: other.user.id, actor_id: null });
  });
});

test('events are deleted after 180 days, not before', async () => {
  await portal.db
    .insertInto('security_events')
    .values(
      [179, 181].map((days) => ({
        kind: 'login' as const,
        outcome: 'done' as const,
        detail: String(days),
        last_at: new Date(Date.now() - days * 86_400_000),
      })),
    )
    .execute();
  await sql`select graphile_worker.add_job('forget_old_security_events')`.execute(portal.db);
  await portal.work();
  expect((await noted()).map(({ detail }) => detail)).toEqual(['179']);
});
