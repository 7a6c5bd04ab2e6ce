import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { CODE_TRIES, SMS_LOGIN_VERIFIED_DAYS } from '../../../contract/constants.ts';
import { smsByPost } from '../../platform/sms.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { openSmsGateway } from '../../test/servers/sms-gateway.ts';

const gateway = await openSmsGateway();
afterAll(() => gateway.close());
const portal = await openPortal({ sms: smsByPost(gateway.url) });

let count = 0;
/** An unused number. */
const freshNumber = () => `+9198765${String((count += 1)).padStart(5, '0')}`;
const freshPlace = () => `100.65.0.${(count += 1)}`;

const read = (as?: Session) => portal.call('GET /barong/resource/phone', { as });
const change = (as: Session | undefined, phone: string | null) =>
  portal.call('PUT /barong/resource/phone', { as, body: { phone } });
const generate = (as: Session | undefined, from = freshPlace()) =>
  portal.call('POST /barong/resource/phone/generate_code', {
    as,
    headers: { 'x-forwarded-for': from },
  });
const confirm = (as: Session | undefined, otp: string) =>
  portal.call('POST /barong/resource/phone/confirm_code', { as, body: { otp } });
const me = async (as: Session) => (await portal.call('GET /barong/resource/users/me', { as })).body;

/** Makes the last code more than half a minute old. */
const passHalfMinute = () =>
  portal.db
    .updateTable('attempt_counts')
    .set({ last_at: new Date(0) })
    .execute();
const wrongFor = (right: string) => (right === '000000' ? '111111' : '000000');

/** A registered account with a number and a code that was just requested. */
async function withCode(number = freshNumber()) {
  const as = await register(portal);
  await change(as, number);
  const sent = await generate(as);
  expect(sent.status).toBe(200);
  await portal.work();
  return { as, number, id: as.user.id, code: gateway.codeFor(number) };
}

async function withVerified() {
  const somebody = await withCode();
  expect((await confirm(somebody.as, somebody.code)).status).toBe(200);
  return somebody;
}

function expectRefusal(
  answer: Pick<Awaited<ReturnType<Portal['send']>>, 'status' | 'body'>,
  [status, code, field]: [number, string, string?],
) {
  expect([answer.status, answer.body.errors]).toEqual([status, [code]]);
  expect(Object.keys(answer.body.fields)).toEqual(field ? [field] : []);
}

describe('the number', () => {
  test('is stored as E.164 however it is written, for every role, and starts unverified', async () => {
    for (const role of ['user', 'hr'] as const) {
      const as = await register(portal, { role, verified: false });
      expect((await read(as)).body).toEqual({
        phone: null,
        verified: false,
        verification_available: true,
        verification_expired: false,
        sms_login: false,
        sms_login_available: false,
      });
      const changed = await change(as, '098765-43210');
      expect([changed.status, changed.body.phone]).toEqual([200, '+919876543210']);
      expect((await change(as, '00971 50 123 4567')).body.phone).toBe('+971501234567');
      expect((await read(as)).body).toMatchObject({ phone: '+971501234567', verified: false });
      expect(await me(as)).toMatchObject({ phone: '+971501234567', phone_verified: false });
    }
  });

  test('can be removed', async () => {
    const { as } = await withVerified();
    expect((await change(as, null)).body).toMatchObject({ phone: null, verified: false });
    expect(await me(as)).toMatchObject({ phone: null, phone_verified: false, level: 1 });
  });

  test.each(['', '12345', '+91 12345 67890', '+1234567890123456', '9'.repeat(41), 'phone'])(
    'is refused if it is invalid: %j',
    async (text) => {
      const { as, number } = await withVerified();
      expectRefusal(await change(as, text), [422, 'identity.user.invalid_phone', 'phone']);
      expect((await read(as)).body).toMatchObject({ phone: number, verified: true });
    },
  );

  test('is refused by the database unless it is E.164', async () => {
    const { id } = await withVerified();
    const written = portal.db
      .updateTable('accounts')
      .set({ phone: '98765 43210' })
      .where('id', '=', id)
      .execute();
    await expect(written).rejects.toThrow('accounts_phone');
  });
});

describe('a code', () => {
  test('verifies the number and raises the account to level 2', async () => {
    const { as, number, code } = await withCode();
    expect(await me(as)).toMatchObject({ level: 1, phone_verified: false });
    const confirmed = await confirm(as, code);
    expect(confirmed.body).toMatchObject({ phone: number, verified: true, sms_login: false });
    expect(await me(as)).toMatchObject({ level: 2, phone_verified: true });
    const events = await portal.call('GET /barong/resource/security_events', { as, query: {} });
    expect(events.body.security_events.map(({ kind }) => kind)).toContain('phone_verified');
  });

  test('is sent in the text that operators register, in the account’s language', async () => {
    const running = await readFile('docs/running.md', 'utf8');
    const english = await withCode();
    const hindi = await register(portal);
    const number = freshNumber();
    await portal.call('PUT /barong/resource/users/me', { as: hindi, body: { language: 'hi' } });
    await change(hindi, number);
    await generate(hindi);
    await portal.work();
    for (const [language, to] of [
      ['en', english.number],
      ['hi', number],
    ] as const) {
      const [received] = gateway.of(to);
      expect(received?.sms).toMatchObject({ to, language, template: 'phone_code' });
      expect(running).toContain(received?.sms.text.replace(gateway.codeFor(to), '{#var#}'));
    }
  });

  test('does not verify the number if it is wrong, and after five wrong ones no code does', async () => {
    const { as, code } = await withCode();
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const wrong = await confirm(as, wrongFor(code));
      expectRefusal(wrong, [422, 'identity.otp.invalid', 'otp']);
    }
    expectRefusal(await confirm(as, code), [422, 'identity.otp.expired', 'otp']);
    expect((await read(as)).body.verified).toBe(false);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('cannot be %j', async (otp) => {
    const { as } = await withCode();
    expectRefusal(await confirm(as, otp), [422, 'identity.otp.invalid', 'otp']);
  });

  test('works for ten minutes', async () => {
    const { as, id, code } = await withCode();
    const { expires_at } = await portal.db
      .selectFrom('phone_codes')
      .select('expires_at')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    const left = (Date.parse(expires_at) - Date.now()) / 60_000;
    expect([left > 9, left <= 10]).toEqual([true, true]);
    await portal.db
      .updateTable('phone_codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', id)
      .execute();
    expectRefusal(await confirm(as, code), [422, 'identity.otp.expired', 'otp']);
  });

  test('works once, even if it is sent many times at once', async () => {
    const { as, code } = await withCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(as, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422,
    ]);
    expectRefusal(await confirm(as, code), [422, 'identity.otp.invalid', 'otp']);
  });

  test('is replaced by a newer one', async () => {
    const { as, number, code } = await withCode();
    await passHalfMinute();
    await generate(as);
    await portal.work();
    const newer = gateway.codeFor(number);
    if (newer !== code)
      expectRefusal(await confirm(as, code), [422, 'identity.otp.invalid', 'otp']);
    expect((await confirm(as, newer)).status).toBe(200);
  });

  test('of another account verifies nothing, and nor does one that was never sent', async () => {
    const { code } = await withCode();
    const stranger = await register(portal);
    await change(stranger, freshNumber());
    expectRefusal(await confirm(stranger, code), [422, 'identity.otp.invalid', 'otp']);
  });

  test('verifies only the number it was sent to, not a later one', async () => {
    const { as, code } = await withCode();
    await change(as, freshNumber());
    expectRefusal(await confirm(as, code), [422, 'identity.otp.invalid', 'otp']);
    expect((await read(as)).body.verified).toBe(false);
  });

  test('is not stored in plain text', async () => {
    const { id, code } = await withCode();
    const row = await portal.db
      .selectFrom('phone_codes')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  test('is sent only to confirmed accounts with an unverified number', async () => {
    const pending = await register(portal, { verified: false });
    await change(pending, freshNumber());
    expectRefusal(await generate(pending), [403, 'identity.user.not_verified']);
    expectRefusal(await confirm(pending, '123456'), [403, 'identity.user.not_verified']);
    const without = await register(portal);
    expectRefusal(await generate(without), [422, 'identity.user.invalid_phone', 'phone']);
    const { as } = await withVerified();
    expectRefusal(await generate(as), [409, 'identity.phone.already_verified']);
  });
});

describe('a verified number', () => {
  test('may belong to two accounts: families share phones', async () => {
    const { as, number } = await withVerified();
    await passHalfMinute();
    const other = await withCode(number);
    expect((await confirm(other.as, other.code)).body.verified).toBe(true);
    expect((await read(as)).body.verified).toBe(true);
  });

  test('can be verified again after a year, and stays verified until then', async () => {
    const { as, id, number } = await withVerified();
    await portal.db
      .updateTable('accounts')
      .set({
        phone_verified_at: new Date(Date.now() - (SMS_LOGIN_VERIFIED_DAYS * 86_400 + 60) * 1000),
      })
      .where('id', '=', id)
      .execute();
    expect((await read(as)).body).toMatchObject({ verified: true, verification_expired: true });
    await passHalfMinute();
    expect((await generate(as)).status).toBe(200);
    await portal.work();
    const again = await confirm(as, gateway.codeFor(number));
    expect(again.body).toMatchObject({ verified: true, verification_expired: false });
    expectRefusal(await generate(as), [409, 'identity.phone.already_verified']);
  });

  test('stays verified when saved again, but not when it changes', async () => {
    const { as, number } = await withVerified();
    const again = await change(as, number.replace('+91', '0'));
    expect(again.body).toMatchObject({ phone: number, verified: true });
    expect((await change(as, freshNumber())).body.verified).toBe(false);
    expect(await me(as)).toMatchObject({ level: 1, phone_verified: false });
    expect((await change(as, number)).body.verified).toBe(false);
  });

  test('is unverified after the profile changes it', async () => {
    const { as, number } = await withVerified();
    const save = (phone: string) =>
      portal.call('POST /barong/resource/user_profile', {
        as,
        body: { name: 'Asha Rao', phone, experience: [], education: [] },
      });
    expect((await save(number)).status).toBe(200);
    expect(await me(as)).toMatchObject({ level: 2, phone_verified: true });
    await save(freshNumber());
    expect(await me(as)).toMatchObject({ level: 1, phone_verified: false });
  });

  test('is deleted with its account, and so is its code', async () => {
    const verified = await withVerified();
    const waiting = await withCode();
    for (const { as, id } of [verified, waiting]) {
      const body = { password: PASSWORD };
      await portal.call('POST /barong/resource/users/me/deletion', { as, body });
      const left = await portal.db
        .selectFrom('accounts')
        .leftJoin('phone_codes', 'account_id', 'id')
        .select(['accounts.phone', 'phone_verified_at', 'level', 'code_hash'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(left).toEqual({ phone: null, phone_verified_at: null, level: 1, code_hash: null });
    }
  });
});

test('is in no table after it was removed, and neither is its code', async () => {
  const [removed, fresh] = [await withCode(), await withCode()];
  await change(removed.as, null);
  await portal.db
    .updateTable('phone_codes')
    .set({ expires_at: new Date(Date.now() - 3_601_000) })
    .where('account_id', '=', removed.id)
    .execute();
  await sql`select graphile_worker.add_job('forget_old_phone_codes')`.execute(portal.db);
  await portal.work();
  const left = await portal.db
    .selectFrom('phone_codes')
    .select('phone')
    .where('account_id', 'in', [removed.id, fresh.id])
    .execute();
  expect(left).toEqual([{ phone: fresh.number }]);
});

describe('on a server without SMS', () => {
  let silent: Portal;
  beforeAll(async () => {
    silent = await openPortal();
  });
  afterAll(() => silent.close());

  test('a number can be stored but not verified, and requesting a code is refused', async () => {
    const as = await register(silent);
    const kept = await silent.call('PUT /barong/resource/phone', {
      as,
      body: { phone: '9876543210' },
    });
    expect(kept.body).toMatchObject({
      phone: '+919876543210',
      verified: false,
      verification_available: false,
    });
    const refused = await silent.call('POST /barong/resource/phone/generate_code', { as });
    expectRefusal(refused, [409, 'identity.phone.no_provider']);
  });
});
