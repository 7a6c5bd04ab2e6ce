import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { DEFAULT_NAME, withPortalName } from '../../../contract/portal-settings/portal-name.ts';
import type { Session } from '../../../contract/accounts.ts';
import { PHONE_NOTICES_PER_DAY, SMS_LOGIN_VERIFIED_DAYS } from '../../../contract/constants.ts';
import type { NotificationKind, PhoneChannel } from '../../../contract/notifications.ts';
import { isNoticeKind, noticeText } from '../../../contract/notifications/phone-notices.ts';
import { smsByPost } from '../../platform/sms.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { openSmsGateway } from '../../test/servers/sms-gateway.ts';

const ids = (name: string) => ({ en: `${name}-en`, hi: `${name}-hi` });

const [sms, whatsapp] = await Promise.all([openSmsGateway(), openSmsGateway()]);
afterAll(() => Promise.all([sms.close(), whatsapp.close()]));
const portal = await openPortal({
  sms: smsByPost(sms.url),
  whatsapp: smsByPost(whatsapp.url, 'WHATSAPP_URL'),
  phoneNotices: {
    sms: new Map([
      ['application_decided', ids('decided')],
      ['new_application', ids('applied')],
      ['message', ids('message')],
    ]),
    whatsapp: new Map([['application_decided', ids('wa_decided')]]),
  },
});
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Kaveri Textiles' } });

let count = 0;
const freshNumber = () => `+9197650${String((count += 1)).padStart(5, '0')}`;

const change = (
  as: Session | undefined,
  { kind = 'application_decided', channel = 'sms', on = true }: Partial<Choice> = {},
) =>
  portal.call('PUT /barong/resource/notification_preferences', { as, body: { kind, channel, on } });
interface Choice {
  kind: NotificationKind;
  channel: PhoneChannel;
  on: boolean;
}
const read = async (as: Session) =>
  (await portal.call('GET /barong/resource/notification_preferences', { as })).body;
const stop = (as: Session | undefined, channel: PhoneChannel) =>
  portal.call('POST /barong/resource/notification_preferences/phone_stop', {
    as,
    body: { channel },
  });

/** Gives an account a number that a code has confirmed. */
async function confirmed(as: Session, phone = freshNumber()) {
  await portal.db
    .updateTable('accounts')
    .set({ phone, quiet_on: false })
    .where('id', '=', as.user.id)
    .execute();
  await sql`update accounts set phone_verified_at = now() where id = ${as.user.id}`.execute(
    portal.db,
  );
  return phone;
}

/** Makes the seeker get a decision. */
async function decide(seeker: Session) {
  const job = await openJob(portal, companyId, { title: 'Tailor' });
  const { id } = await apply(portal, seeker, job);
  await portal.call('PUT /barong/resource/applications/:id/status', {
    as: recruiter,
    params: { id },
    body: { status: 'interview' },
  });
  await portal.work();
}

const makeDue = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.db);
const textsTo = (phone: string) => sms.of(phone).map((received) => received.sms);

describe('a notification to a phone', () => {
  test('goes to a confirmed number once it was switched on, and does not say whom it is about', async () => {
    const seeker = await register(portal);
    const phone = await confirmed(seeker);
    await decide(seeker);
    expect(textsTo(phone)).toEqual([]);
    const before = Date.now();
    const { body } = await change(seeker);
    expect(body.by_phone).toMatchObject({ number: phone });
    expect(Date.parse(body.by_phone.channels[0]?.agreed_at ?? '')).toBeGreaterThan(before - 60_000);
    await decide(seeker);
    expect(textsTo(phone)).toEqual([
      {
        to: phone,
        text: 'Vritti: There is a decision on an application of yours. http://vritti.test/notifications',
        language: 'en',
        template: 'decided-en',
      },
    ]);
    expect(whatsapp.of(phone)).toEqual([]);
  });

  test('goes by WhatsApp if that was switched on, in the language of the account', async () => {
    const seeker = await register(portal);
    const phone = await confirmed(seeker);
    await portal.call('PUT /barong/resource/users/me', {
      as: seeker,
      body: { username: 'Asha Rao', language: 'hi' },
    });
    await change(seeker, { channel: 'whatsapp' });
    await decide(seeker);
    expect(whatsapp.of(phone).map((received) => received.sms)).toEqual([
      {
        to: phone,
        text: withPortalName(
          noticeText('application_decided', 'hi', 'http://vritti.test'),
          DEFAULT_NAME,
        ),
        language: 'hi',
        template: 'wa_decided-hi',
      },
    ]);
    expect(textsTo(phone)).toEqual([]);
  });

  test('cannot be switched on without a confirmed number, and ends when the number changes', async () => {
    const seeker = await register(portal);
    const refused = await change(seeker);
    expect([refused.status, refused.body.errors]).toEqual([409, ['identity.phone.not_verified']]);
    const old = await confirmed(seeker);
    expect((await change(seeker)).status).toBe(200);
    const other = freshNumber();
    await portal.call('PUT /barong/resource/phone', { as: seeker, body: { phone: other } });
    expect((await read(seeker)).by_phone.number).toBeNull();
    await decide(seeker);
    expect([textsTo(old), textsTo(other)]).toEqual([[], []]);
  });

  test('does not go to a number that was confirmed so long ago that it may be somebody else’s', async () => {
    const seeker = await register(portal);
    const phone = await confirmed(seeker);
    await change(seeker);
    await sql`update accounts
      set phone_verified_at = now() - make_interval(days => ${SMS_LOGIN_VERIFIED_DAYS + 1})
      where id = ${seeker.user.id}`.execute(portal.db);
    await decide(seeker);
    expect(textsTo(phone)).toEqual([]);
  });

  test('does not go to a country that this server does not reach', async () => {
    const seeker = await register(portal);
    const phone = await confirmed(seeker, `+4479460${String((count += 1)).padStart(5, '0')}`);
    expect((await change(seeker)).status).toBe(409);
    await sql`insert into notification_choices (account_id, kind, channel, is_on)
      values (${seeker.user.id}, 'application_decided', 'sms', true)`.execute(portal.db);
    await decide(seeker);
    expect(textsTo(phone)).toEqual([]);
  });

  test('waits for the end of quiet hours, and is not sent if it was read by then', async () => {
    const seeker = await register(portal);
    const phone = await confirmed(seeker);
    await change(seeker);
    const clock = (hours: number) =>
      new Date(Date.now() + (5.5 + hours) * 3_600_000).toISOString().slice(11, 16);
    const quiet = { on: true, from: clock(-2), until: clock(2) };
    await portal.call('PUT /barong/resource/quiet_hours', { as: seeker, body: quiet });
    await decide(seeker);
    expect(textsTo(phone)).toEqual([]);
    await portal.call('PUT /barong/resource/quiet_hours', {
      as: seeker,
      body: { ...quiet, on: false },
    });
    await makeDue();
    await portal.work();
    expect(textsTo(phone)).toHaveLength(1);

    await portal.call('PUT /barong/resource/quiet_hours', { as: seeker, body: quiet });
    await decide(seeker);
    await portal.call('POST /barong/resource/notifications/read', { as: seeker, body: {} });
    await portal.call('PUT /barong/resource/quiet_hours', {
      as: seeker,
      body: { ...quiet, on: false },
    });
    await makeDue();
    await portal.work();
    expect(textsTo(phone)).toHaveLength(1);
  });

  test('is sent once for a line until it is read, however many notifications are added', async () => {
    const reader = await registerRecruiter(portal, companyId);
    const phone = await confirmed(reader);
    await change(reader, { kind: 'new_application' });
    const job = await openJob(portal, companyId, { title: 'Cutter' });
    for (const name of ['Asha Rao', 'Ravi Menon', 'Meena Iyer']) {
      await apply(portal, await register(portal, { name }), job);
      await portal.work();
    }
    expect(textsTo(phone).map(({ template }) => template)).toEqual(['applied-en']);
    await portal.call('POST /barong/resource/notifications/read', { as: reader, body: {} });
    await apply(portal, await register(portal), job);
    await portal.work();
    expect(textsTo(phone)).toHaveLength(2);
  });

  test('is sent at most a few times a day to one number, even for several accounts', async () => {
    const phone = freshNumber();
    const people = [await register(portal), await register(portal)];
    for (const seeker of people) {
      await confirmed(seeker, phone);
      await change(seeker);
    }
    for (let round = 0; round < PHONE_NOTICES_PER_DAY; round += 1) {
      for (const seeker of people) await decide(seeker);
    }
    expect(textsTo(phone)).toHaveLength(PHONE_NOTICES_PER_DAY);
  });

  test('is stopped for all kinds with one click, after which other ways are not offered instead', async () => {
    const seeker = await register(portal);
    const phone = await confirmed(seeker);
    await change(seeker);
    await change(seeker, { kind: 'message' });
    await change(seeker, { channel: 'whatsapp' });
    const { body } = await stop(seeker, 'sms');
    expect(body.by_phone.channels).toMatchObject([
      { channel: 'sms', agreed_at: null },
      { channel: 'whatsapp', agreed_at: expect.any(String) },
    ]);
    await decide(seeker);
    expect([textsTo(phone).length, whatsapp.of(phone).length]).toEqual([0, 1]);
    expect((await stop(undefined, 'sms')).status).toBe(401);
  });
});

describe('the kinds', () => {
  test('are offered by phone only if a text is registered for them', async () => {
    const seeker = await register(portal);
    await confirmed(seeker);
    const { preferences } = await read(seeker);
    const offered = (channel: PhoneChannel) =>
      preferences.filter((one) => one[channel] !== null).map(({ kind }) => kind);
    expect(offered('sms')).toEqual(['application_decided', 'message']);
    expect(offered('whatsapp')).toEqual(['application_decided']);
    for (const kind of ['offer', 'new_device'] as const) {
      const { status, body } = await change(seeker, { kind });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['channel']]);
    }
    expect(isNoticeKind('new_device')).toBe(false);
  });
});
