import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deviceWords } from '../../../contract/accounts/device.ts';
import type { Session } from '../../../contract/accounts.ts';
import { SESSIONS_PER_ACCOUNT } from '../../../contract/constants.ts';
import { PASSWORD, registerByForm } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { deviceOf } from '../../platform/device.ts';

const portal = await openPortal();

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const logIn = async (email: string, userAgent: string): Promise<Session> => {
  const answer = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  expect(answer.status).toBe(200);
  return answer.body;
};

const listed = async (as: Session) =>
  (await portal.call('GET /barong/resource/sessions', { as })).body;

const codesOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/users/me', { as })).body.errors;

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
    expect(deviceWords(deviceOf(userAgent), 'en')).toBe(words);
  });
});

describe('the list of devices', () => {
  test('lists every session, the current one first, without tokens', async () => {
    const first = await registerByForm(portal);
    const phone = await logIn(first.user.email, PHONE);
    const { sessions, meta } = await listed(phone);
    // Registering and confirming each started a session.
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

  test('leaves out ended sessions and other accounts', async () => {
    const [mine, other] = [await registerByForm(portal), await registerByForm(portal)];
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

  test('comes in pages', async () => {
    const session = await registerByForm(portal);
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

describe('logging in', () => {
  test('with the token of a session of the account ends that one, and no other account’s', async () => {
    const [mine, other] = [await registerByForm(portal), await registerByForm(portal)];
    const logInWith = async (as: Session, email: string) =>
      (
        await portal.call('POST /barong/identity/sessions', {
          as,
          body: { email, password: PASSWORD },
        })
      ).body;
    const renewed = await logInWith(mine, mine.user.email);
    expect(await codesOf(mine)).toEqual(['identity.session.invalid']);
    expect(await codesOf(renewed)).toBeUndefined();
    expect(await codesOf(await logInWith(renewed, other.user.email))).toBeUndefined();
    expect(await codesOf(renewed)).toBeUndefined();
  });

  test('a wrong password ends nothing', async () => {
    const mine = await registerByForm(portal);
    const body = { email: mine.user.email, password: 'Wrong-pass-1' };
    await portal.call('POST /barong/identity/sessions', { as: mine, body });
    expect(await codesOf(mine)).toBeUndefined();
  });

  test('beyond fifty sessions ends the oldest', async () => {
    const [first, other] = [await registerByForm(portal), await registerByForm(portal)];
    const second = await logIn(first.user.email, PHONE);
    const { id } = first.user;
    // The registration, the code and the login each began one.
    await sql`insert into sessions (account_id, token_hash, user_agent, address, expires_at)
      select ${id}, sha256(n::text::bytea), '', '127.0.0.1', now() + interval '1 day'
      from generate_series(1, ${SESSIONS_PER_ACCOUNT - 3}::int) as n`.execute(portal.db);
    const newest = await logIn(first.user.email, LAPTOP);
    expect((await listed(newest)).meta.total).toBe(SESSIONS_PER_ACCOUNT);
    expect(await codesOf(first)).toBeUndefined();
    await logIn(first.user.email, LAPTOP);
    expect(await codesOf(first)).toEqual(['identity.session.invalid']);
    expect(await codesOf(second)).toBeUndefined();
    expect(await codesOf(other)).toBeUndefined();
  });
});

describe('logging out elsewhere', () => {
  const revoke = (as: Session, id: number) =>
    portal.call('DELETE /barong/resource/sessions/:id', { as, params: { id } });

  test('ends that session and no other', async () => {
    const mine = await registerByForm(portal);
    const stolen = await logIn(mine.user.email, PHONE);
    const laptop = await logIn(mine.user.email, LAPTOP);
    const id = (await listed(stolen)).sessions[0]?.id ?? 0;
    expect((await revoke(mine, id)).status).toBe(200);
    expect(await codesOf(stolen)).toEqual(['identity.session.invalid']);
    expect(await codesOf(laptop)).toBeUndefined();
    const again = await revoke(mine, id);
    expect([again.status, again.body.errors]).toEqual([404, ['resource.session.not_found']]);
  });

  test('somebody else’s session is not found', async () => {
    const [mine, other] = [await registerByForm(portal), await registerByForm(portal)];
    const id = (await listed(other)).sessions[0]?.id ?? 0;
    const refused = await revoke(mine, id);
    expect([refused.status, refused.body.errors]).toEqual([404, ['resource.session.not_found']]);
    expect(await codesOf(other)).toBeUndefined();
    expect((await revoke(mine, 987_654_321)).status).toBe(404);
  });

  test('everywhere ends all sessions but the current one', async () => {
    const mine = await registerByForm(portal);
    const other = await registerByForm(portal);
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

describe('open pages', () => {
  /** A page's event stream; `ended` resolves to everything it received before the server ended it. */
  const openStream = async (session: Session) => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const address = portal.app.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/api/v2/barong/resource/live`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    return { status: answer.status, text: () => answer.text(), body: answer };
  };

  test('are told that a session was ended elsewhere, and must reconnect', async () => {
    const mine = await registerByForm(portal);
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
  ] as const)('are told that the account is %s, however that was done', async (state, code) => {
    const mine = await registerByForm(portal);
    const stream = await openStream(mine);
    const told = stream.text();
    await portal.db.updateTable('accounts').set({ state }).where('id', '=', mine.user.id).execute();
    expect(await told).toContain('data: sessions');
    const again = await openStream(mine);
    expect([again.status, JSON.parse(await again.text())]).toMatchObject([401, { errors: [code] }]);
  });

  test('are not told about other accounts’ sessions', async () => {
    const [mine, other] = [await registerByForm(portal), await registerByForm(portal)];
    const stream = await openStream(mine);
    const reader = stream.body.body?.getReader();
    await reader?.read();
    await portal.call('DELETE /barong/resource/sessions', { as: other });
    // The next event of `mine` is its own.
    await portal.call('POST /barong/resource/notifications/read', { as: mine, body: {} });
    let heard = '';
    // Now and then a stream says that it is still there.
    while (!heard.includes('event:')) {
      const part = await reader?.read();
      expect(part?.done).toBe(false);
      heard += Buffer.from(part?.value ?? []).toString();
    }
    expect(heard).toContain('event: changed\ndata: notifications\n\n');
    expect(heard).not.toContain('sessions');
    await reader?.cancel();
  });
});
