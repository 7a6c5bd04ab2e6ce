import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DEVICES_REMEMBERED, NEW_DEVICE_MAILS_PER_DAY } from '../../../contract/constants.ts';
import { PASSWORD, registerByForm } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

async function logIn(email: string, userAgent: string, headers = {}): Promise<void> {
  const answer = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent, ...headers },
  });
  expect(answer.status).toBe(200);
}

const newDeviceMails = (email: string) =>
  portal.inbox.of(email).filter((mail) => mail.subject?.includes('new device'));

describe('a new device', () => {
  test('is reported by mail and notification once, except for the very first one', async () => {
    const { user, ...session } = await registerByForm(portal);
    await portal.work();
    expect(newDeviceMails(user.email)).toHaveLength(0);
    await logIn(user.email, PHONE);
    await logIn(user.email, PHONE.replace('130', '131'));
    await portal.work();
    const [mail, ...more] = newDeviceMails(user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Chrome on Android');
    expect(mail?.text).toContain('127.0.0.1');
    expect(mail?.text).toMatch(/ on \d{2}\s[A-Z][a-z]{2}\s\d{4}, /);
    expect(mail?.text).toContain('http://vritti.test/settings');
    const { body } = await portal.call('GET /barong/resource/notifications', { as: session });
    expect(body.notifications.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['new_device', { device: 'Chrome on Android', browser: 'Chrome', system: 'Android' }],
    ]);
  });

  test('is named in the language of the account', async () => {
    const { user, ...as } = await registerByForm(portal);
    await portal.call('PUT /barong/resource/users/me', {
      as,
      body: { username: user.fullName, language: 'hi' },
    });
    await logIn(user.email, PHONE);
    await logIn(user.email, 'curl/8.5.0');
    await logIn(user.email, LAPTOP);
    const texts = (await portal.mailsTo(user.email)).map((mail) => mail.text ?? '');
    expect(texts.filter((text) => text.includes('Android पर Chrome,'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Windows पर Firefox,'))).toHaveLength(1);
    expect(texts.join()).not.toMatch(/ on Android|Unknown device/);
  });

  /** How many mails about new devices the account got. */
  const told = async (email: string) => {
    await portal.work();
    return newDeviceMails(email).length;
  };
  const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)];
  const at = (place: number, id?: string) => ({
    'x-forwarded-for': `203.0.113.${place}`,
    ...(id ? { 'x-device-id': id } : {}),
  });

  test('is any other browser of the same kind; a known one may change networks', async () => {
    const { user } = await registerByForm(portal);
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

  test('is, without an id, a known kind of device on a new network; all networks are remembered', async () => {
    const { user } = await registerByForm(portal);
    await logIn(user.email, PHONE, at(1));
    await logIn(user.email, PHONE, at(2));
    const before = await told(user.email);
    for (const place of [1, 2, 1]) await logIn(user.email, PHONE, at(place));
    expect(await told(user.email)).toBe(before);
    await logIn(user.email, PHONE, at(3));
    expect(await told(user.email)).toBe(before + 1);
  });

  test('is remembered per account, and its id is not stored', async () => {
    const { user } = await registerByForm(portal);
    const { user: other } = await registerByForm(portal);
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

  test('with an invalid id counts as one without an id', async () => {
    const { user } = await registerByForm(portal);
    await logIn(user.email, PHONE, at(1, 'short'));
    await logIn(user.email, PHONE, at(1, 'x'.repeat(65)));
    expect(await told(user.email)).toBe(1);
    await logIn(user.email, PHONE, at(2, 'short'));
    expect(await told(user.email)).toBe(2);
  });

  test('is forgotten after half a year, except the last, so that a stranger’s is never the first', async () => {
    const { user } = await registerByForm(portal);
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

  test('is new for each account separately, and a wrong password does not add one', async () => {
    const { user } = await registerByForm(portal);
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

  const manyTimes = async (email: string, times: number) => {
    for (let made = 0; made < times; made += 1) {
      await logIn(email, PHONE, at(1, `${made}-`.padEnd(32, 'x')));
    }
  };

  test('is reported at most five times a day, so that a stolen password cannot flood a mailbox', async () => {
    const { user, ...as } = await registerByForm(portal);
    await manyTimes(user.email, NEW_DEVICE_MAILS_PER_DAY + 2);
    expect(await told(user.email)).toBe(NEW_DEVICE_MAILS_PER_DAY);
    const { body } = await portal.call('GET /barong/resource/notifications', { as });
    expect(body.notifications).toHaveLength(NEW_DEVICE_MAILS_PER_DAY);
  });

  test('is not reported to an unconfirmed address', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    await manyTimes(user.email, 2);
    expect(await told(user.email)).toBe(0);
  });

  test('replaces the one used longest ago, once there are a hundred', async () => {
    const { user } = await registerByForm(portal);
    await sql`insert into known_devices (account_id, device, network, last_seen_at)
      select ${user.id}, 'device ' || n, '203.0.113.9', now() - make_interval(mins => n)
      from generate_series(1, ${DEVICES_REMEMBERED + 20}) as n`.execute(portal.db);
    await logIn(user.email, PHONE, at(1, mine));
    const kept = await portal.db
      .selectFrom('known_devices')
      .select('device')
      .where('account_id', '=', user.id)
      .orderBy('last_seen_at', 'desc')
      .execute();
    // The present one, the one that registered, and those used most recently.
    expect(kept).toHaveLength(DEVICES_REMEMBERED);
    expect(kept[2]?.device).toBe('device 1');
    expect(kept.at(-1)?.device).toBe(`device ${DEVICES_REMEMBERED - 2}`);
  });
});
