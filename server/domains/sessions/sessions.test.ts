import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { deviceOf, deviceWords } from './device.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const logIn = async (email: string, userAgent: string, headers = {}): Promise<Session> => {
  const answer = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent, ...headers },
  });
  expect(answer.status).toBe(200);
  return answer.body;
};

const listed = async (as: Session) =>
  (await portal.call('GET /barong/resource/sessions', { as })).body;

const codesOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/users/me', { as })).body.errors;

const newDeviceMails = (email: string) =>
  portal.inbox.of(email).filter((mail) => mail.subject?.includes('new device'));

describe('the name of a device', () => {
  test.each([
    [PHONE, 'Chrome on Android'],
    [LAPTOP, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
      'Firefox on KaiOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, words) => {
    expect(deviceWords(deviceOf(userAgent))).toBe(words);
  });
});

describe('the list of devices', () => {
  test('names each, the asking one first, and no token', async () => {
    const first = await register(portal);
    const phone = await logIn(first.user.email, PHONE);
    const { sessions, meta } = await listed(phone);
    // Registering and confirming made a session each.
    expect(meta.total).toBe(3);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      device: 'Chrome on Android',
      browser: 'Chrome',
      system: 'Android',
      address: '127.0.0.1',
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
      current: true,
    });
    expect(sessions[1]).toMatchObject({ device: 'Unknown device', browser: null, system: null });
  });

  test('leaves out what has ended, and everybody else', async () => {
    const [mine, other] = [await register(portal), await register(portal)];
    const old = await logIn(mine.user.email, LAPTOP);
    const oldId = (await listed(old)).sessions[0]?.id ?? 0;
    await portal.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', oldId)
      .execute();
    const mineIds = (await listed(mine)).sessions.map(({ id }) => id);
    expect(mineIds).toHaveLength(2);
    expect(mineIds).not.toContain(oldId);
    const others = (await listed(other)).sessions.map(({ id }) => id);
    expect(others.some((id) => mineIds.includes(id))).toBe(false);
  });

  test('is given in pages', async () => {
    const session = await register(portal);
    const { body } = await portal.call('GET /barong/resource/sessions', {
      as: session,
      query: { limit: '1', page: '2' },
    });
    expect(body.sessions).toHaveLength(1);
    expect(body.meta).toMatchObject({ page: 2, limit: 1, total: 2 });
    const wrong = await portal.call('GET /barong/resource/sessions', {
      as: session,
      query: { page: 'x' },
    });
    expect(wrong.status).toBe(422);
  });
});

describe('logging out elsewhere', () => {
  const revoke = (as: Session, id: number) =>
    portal.call('DELETE /barong/resource/sessions/:id', { as, params: { id } });

  test('ends that one device and no other', async () => {
    const mine = await register(portal);
    const stolen = await logIn(mine.user.email, PHONE);
    const laptop = await logIn(mine.user.email, LAPTOP);
    const id = (await listed(stolen)).sessions[0]?.id ?? 0;
    expect((await revoke(mine, id)).status).toBe(200);
    expect(await codesOf(stolen)).toEqual(['identity.session.invalid']);
    expect(await codesOf(laptop)).toBeUndefined();
    const again = await revoke(mine, id);
    expect([again.status, again.body.errors]).toEqual([404, ['resource.session.not_found']]);
  });

  test('somebody else’s device does not exist', async () => {
    const [mine, other] = [await register(portal), await register(portal)];
    const id = (await listed(other)).sessions[0]?.id ?? 0;
    const refused = await revoke(mine, id);
    expect([refused.status, refused.body.errors]).toEqual([404, ['resource.session.not_found']]);
    expect(await codesOf(other)).toBeUndefined();
    expect((await revoke(mine, 987_654_321)).status).toBe(404);
  });

  test('everywhere: all others end, the asking one stays', async () => {
    const mine = await register(portal);
    const other = await register(portal);
    const [phone, laptop] = [
      await logIn(mine.user.email, PHONE),
      await logIn(mine.user.email, LAPTOP),
    ];
    const { body } = await portal.call('DELETE /barong/resource/sessions', { as: laptop });
    expect(body.ended).toBe(3);
    expect(await codesOf(phone)).toEqual(['identity.session.invalid']);
    expect(await codesOf(mine)).toEqual(['identity.session.invalid']);
    expect(await codesOf(laptop)).toBeUndefined();
    expect(await codesOf(other)).toBeUndefined();
    expect((await listed(laptop)).meta.total).toBe(1);
  });
});

describe('a new device', () => {
  test('is told by mail and in the product, once, and never the very first one', async () => {
    const { user, ...session } = await register(portal);
    await portal.work();
    expect(newDeviceMails(user.email)).toHaveLength(0);
    await logIn(user.email, PHONE);
    await logIn(user.email, PHONE.replace('130', '131'));
    await portal.work();
    const [mail, ...more] = newDeviceMails(user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Chrome on Android');
    expect(mail?.text).toContain('127.0.0.1');
    expect(mail?.text).toContain('http://vritti.test/settings');
    const { body } = await portal.call('GET /barong/resource/notifications', { as: session });
    expect(body.notifications.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['new_device', { device: 'Chrome on Android' }],
    ]);
  });

  /** How many mails the account got by the end. */
  const told = async (email: string) => {
    await portal.work();
    return newDeviceMails(email).length;
  };
  const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)];
  const at = (place: number, id?: string) => ({
    'x-forwarded-for': `203.0.113.${place}`,
    ...(id ? { 'x-device-id': id } : {}),
  });

  test('is another browser of the same kind, wherever it is; the own one may wander', async () => {
    const { user } = await register(portal);
    await logIn(user.email, PHONE, at(1, mine));
    const before = await told(user.email);
    for (const place of [2, 3, 4]) await logIn(user.email, PHONE, at(place, mine));
    await logIn(user.email, LAPTOP, at(5, mine));
    expect(await told(user.email)).toBe(before);
    await logIn(user.email, PHONE, at(1, theirs));
    expect(await told(user.email)).toBe(before + 1);
    await logIn(user.email, PHONE, at(6, theirs));
    expect(await told(user.email)).toBe(before + 1);
  });

  test('is, without an id, the same kind on a network that was not seen; all seen ones count', async () => {
    const { user } = await register(portal);
    await logIn(user.email, PHONE, at(1));
    await logIn(user.email, PHONE, at(2));
    const before = await told(user.email);
    for (const place of [1, 2, 1]) await logIn(user.email, PHONE, at(place));
    expect(await told(user.email)).toBe(before);
    await logIn(user.email, PHONE, at(3));
    expect(await told(user.email)).toBe(before + 1);
  });

  test('is known to one account alone, and its id is kept by nobody', async () => {
    const { user } = await register(portal);
    const { user: other } = await register(portal);
    for (const { email } of [user, other]) await logIn(email, PHONE, at(1, mine));
    expect([await told(user.email), await told(other.email)]).toEqual([1, 1]);
    const kept = await portal.db
      .selectFrom('known_devices')
      .select('device')
      .where('account_id', 'in', [user.id, other.id])
      .where('network', '=', '203.0.113.1')
      .execute();
    expect(new Set(kept.map(({ device }) => device)).size).toBe(2);
    expect(JSON.stringify(kept)).not.toContain(mine);
  });

  test('an id that is none counts as no id', async () => {
    const { user } = await register(portal);
    await logIn(user.email, PHONE, at(1, 'short'));
    await logIn(user.email, PHONE, at(1, 'x'.repeat(65)));
    expect(await told(user.email)).toBe(1);
    await logIn(user.email, PHONE, at(2, 'short'));
    expect(await told(user.email)).toBe(2);
  });

  test('is forgotten after half a year, but never the last: a stranger is no first device', async () => {
    const { user } = await register(portal);
    const logInsOf = async () => {
      await logIn(user.email, PHONE, at(1, mine));
      await logIn(user.email, PHONE, at(2, theirs));
    };
    await logInsOf();
    expect(await told(user.email)).toBe(2);
    await sql`update known_devices set last_seen_at = last_seen_at - interval '181 days'
      where account_id = ${user.id}`.execute(portal.db);
    await sql`select graphile_worker.add_job('forget_old_devices')`.execute(portal.db);
    await portal.work();
    const left = await portal.db
      .selectFrom('known_devices')
      .select('network')
      .where('account_id', '=', user.id)
      .execute();
    expect(left).toEqual([{ network: '203.0.113.2' }]);
    await logInsOf();
    expect(await told(user.email)).toBe(3);
  });

  test('is new for each account by itself, and a wrong password is no device', async () => {
    const { user } = await register(portal);
    await portal.call('POST /barong/identity/sessions', {
      body: { email: user.email, password: 'Wrong-pass-1' },
      headers: { 'user-agent': LAPTOP },
    });
    await portal.work();
    expect(newDeviceMails(user.email)).toHaveLength(0);
    await logIn(user.email, LAPTOP);
    await portal.work();
    expect(newDeviceMails(user.email)).toHaveLength(1);
  });
});

describe('open pages', () => {
  /** A page's event stream; `ended` has everything it was told until the server ended it. */
  const openStream = async (session: Session) => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const address = portal.app.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/api/v2/barong/resource/live`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    return { status: answer.status, text: () => answer.text(), body: answer };
  };

  test('hear that a session was ended elsewhere, and must ask anew', async () => {
    const mine = await register(portal);
    const phone = await logIn(mine.user.email, PHONE);
    const stream = await openStream(phone);
    const told = stream.text();
    await portal.call('DELETE /barong/resource/sessions', { as: mine });
    expect(await told).toContain('event: changed\ndata: sessions\n\n');
    expect((await openStream(phone)).status).toBe(401);
    const mineAgain = await openStream(mine);
    expect(mineAgain.status).toBe(200);
    await mineAgain.body.body?.cancel();
  });

  test.each([
    ['inactive', 'identity.session.not_active'],
    ['banned', 'identity.session.banned'],
    ['deleted', 'identity.session.deleted'],
  ] as const)('hear that the account is %s, by whatever way it was done', async (state, code) => {
    const mine = await register(portal);
    const stream = await openStream(mine);
    const told = stream.text();
    await portal.db.updateTable('accounts').set({ state }).where('id', '=', mine.user.id).execute();
    expect(await told).toContain('data: sessions');
    const again = await openStream(mine);
    expect([again.status, JSON.parse(await again.text())]).toMatchObject([401, { errors: [code] }]);
  });

  test('hear nothing of other people’s sessions', async () => {
    const [mine, other] = [await register(portal), await register(portal)];
    const stream = await openStream(mine);
    const reader = stream.body.body?.getReader();
    await reader?.read();
    await portal.call('DELETE /barong/resource/sessions', { as: other });
    // What mine is told next is its own.
    await portal.call('POST /barong/resource/notifications/read', { as: mine, body: {} });
    const heard = await reader?.read();
    expect(Buffer.from(heard?.value ?? []).toString()).toBe(
      'event: changed\ndata: notifications\n\n',
    );
    await reader?.cancel();
  });
});
