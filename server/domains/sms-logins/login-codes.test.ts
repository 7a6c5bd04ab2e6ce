import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import {
  CODE_SENDS_PER_HOUR,
  CODE_TRIES,
  PHONE_CODES_PER_DAY,
  PHONE_CODES_PER_HOUR,
  PHONE_CODES_PER_NETWORK_PER_HOUR,
  SMS_LOGIN_VERIFIED_DAYS,
} from '../../../contract/constants.ts';
import { servePages } from '../../pages/pages.ts';
import { addAccount, signIn } from '../../../db/world/people.ts';
import { type AttemptKey, attemptKey } from '../../platform/limits/attempt-keys.ts';
import { forgetAttempts } from '../../platform/limits/attempts.ts';
import { smsByPost } from '../../platform/sms.ts';
import { ageAttempts, makeAttempts } from '../../test/attempts.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { openSmsGateway } from '../../test/servers/sms-gateway.ts';
import {
  freshNumber,
  freshPlace,
  passHalfMinute,
  smsLoginsAt,
  withSmsLogin,
  wrongFor,
} from '../../test/sms-logins.ts';

const gateway = await openSmsGateway();
afterAll(() => gateway.close());
const portal = await openPortal({ sms: smsByPost(gateway.url) });
await servePages(portal.app, { services: portal.services, demo: false });
const calls = smsLoginsAt(portal, gateway);

type Answer = Pick<Awaited<ReturnType<Portal['send']>>, 'status' | 'body' | 'headers'>;

function expectRefusal(
  { status, body }: Answer,
  [expected, code, field]: [number, string, string?],
) {
  expect([status, body.errors]).toEqual([expected, [code]]);
  expect(Object.keys(body.fields)).toEqual(field ? [field] : []);
}

const INVALID: [number, string, string] = [422, 'identity.otp.invalid', 'otp'];
const EXPIRED: [number, string, string] = [422, 'identity.otp.expired', 'otp'];

/** Somebody with a ticket and its code. */
async function withCode(facts: Parameters<typeof withSmsLogin>[1] = {}) {
  const person = await withSmsLogin(portal, facts);
  return { ...person, ...(await calls.receive(person.phone)) };
}

describe('a code to log in', () => {
  test('is sent in the text that operators register, in the account’s language', async () => {
    const running = await readFile('docs/running.md', 'utf8');
    for (const language of ['en', 'hi'] as const) {
      const { phone, code } = await withCode({ language });
      const [received] = gateway.of(phone);
      expect(received?.sms).toMatchObject({ to: phone, language, template: 'login_code' });
      expect(running).toContain(received?.sms.text.replace(code, '{#var#}'));
    }
  });

  test('reaches the number however it is written', async () => {
    const { phone } = await withSmsLogin(portal);
    const { ticket } = (await calls.request(phone.replace('+91', '0'))).body;
    await portal.work();
    const confirmed = await calls.confirm(ticket, gateway.codeFor(phone));
    expect([confirmed.status, confirmed.body.accounts.length]).toEqual([200, 1]);
  });

  test('is requested in the same way for a number that opens no account, which gets no SMS', async () => {
    const { phone } = await withSmsLogin(portal);
    const off = await withSmsLogin(portal, { sms_login: false });
    const old = await withSmsLogin(portal, {
      phone_verified_at: new Date(Date.now() - (SMS_LOGIN_VERIFIED_DAYS * 86_400 + 60) * 1000),
    });
    const guesses = async (number: string) => {
      const asked = await calls.request(number);
      await portal.work();
      const place = freshPlace();
      const told = [];
      for (let tries = 0; tries <= CODE_TRIES; tries += 1) {
        const { status, body } = await calls.confirm(asked.body.ticket, '12345x', place);
        told.push([status, body.errors, body.attempts_left, Object.keys(body)]);
        const wrong = await calls.confirm(asked.body.ticket, '000000', place);
        told.push([wrong.status, wrong.body.errors, wrong.body.attempts_left]);
      }
      return [asked.status, Object.keys(asked.body), asked.body.ticket.length, told];
    };
    const ofKnown = await guesses(phone);
    expect(gateway.of(phone)).toHaveLength(1);
    for (const number of [off.phone, old.phone, freshNumber()]) {
      expect(await guesses(number)).toEqual(ofKnown);
      expect(gateway.of(number)).toEqual([]);
    }
  });

  test('takes the same statements for a number that opens an account and for one that does not', async () => {
    const { phone } = await withSmsLogin(portal);
    const statementsOf = async (number: string) => {
      const before = portal.statements.length;
      const { ticket } = (await calls.request(number)).body;
      await calls.confirm(ticket, '000000');
      return portal.statements.slice(before);
    };
    // The first of all requests also reads what the server then keeps.
    await statementsOf(freshNumber());
    const forNobody = await statementsOf(freshNumber());
    expect(forNobody.length).toBeGreaterThan(3);
    expect(await statementsOf(phone)).toEqual(forNobody);
    await portal.work();
  });

  test('can be requested only with a number, and only for one that this server reaches', async () => {
    for (const text of ['', 'phone', '12345', '9'.repeat(41)]) {
      expectRefusal(await calls.request(text), [422, 'identity.user.invalid_phone', 'phone']);
    }
    expectRefusal(await calls.request('+971501234567'), [409, 'identity.session.no_sms']);
  });

  test('is offered on the login page only if the server can send SMS, and refused otherwise', async () => {
    const silent = await openPortal();
    await servePages(silent.app, { services: silent.services, demo: false });
    const { phone } = await withSmsLogin(silent);
    const refused = await smsLoginsAt(silent, gateway).request(phone);
    const pages = [];
    for (const at of [silent, portal]) pages.push((await at.send({ url: '/auth/login' })).text);
    await silent.close();
    expectRefusal(refused, [409, 'identity.session.no_sms']);
    const offered = pages.map((page) => page.includes('Sign in with a code by SMS'));
    expect(offered).toEqual([false, true]);
  });
});

describe('entering it', () => {
  test('needs the ticket of its own request: nobody else can even guess', async () => {
    const { phone, ticket, code } = await withCode();
    await passHalfMinute(portal);
    const stranger = await calls.receive(phone);
    if (stranger.code !== code) {
      expectRefusal(await calls.confirm(stranger.ticket, code), INVALID);
      expectRefusal(await calls.confirm(ticket, stranger.code), INVALID);
    }
    expectRefusal(await calls.confirm('x'.repeat(43), code), EXPIRED);
    expect((await calls.confirm(ticket, code)).status).toBe(200);
  });

  test('has five tries, from whatever network; then even the right one is refused', async () => {
    const { ticket, code } = await withCode();
    for (let left = CODE_TRIES - 1; left >= 0; left -= 1) {
      const wrong = await calls.confirm(ticket, wrongFor(code));
      expectRefusal(wrong, INVALID);
      expect(wrong.body.attempts_left).toBe(left);
    }
    expectRefusal(await calls.confirm(ticket, code), EXPIRED);
  });

  test('works for ten minutes', async () => {
    const { phone, ticket, code } = await withCode();
    const ofPhone = portal.db.selectFrom('sms_logins').where('phone', '=', phone);
    const { expires_at } = await ofPhone.select('expires_at').executeTakeFirstOrThrow();
    const left = (Date.parse(expires_at) - Date.now()) / 60_000;
    expect([left > 9, left <= 10]).toEqual([true, true]);
    await portal.db
      .updateTable('sms_logins')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('phone', '=', phone)
      .execute();
    expectRefusal(await calls.confirm(ticket, code), EXPIRED);
  });

  test('works once, even if it is sent many times at once', async () => {
    const { ticket, code } = await withCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.confirm(ticket, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422,
    ]);
    expectRefusal(await calls.confirm(ticket, code), EXPIRED);
  });

  test('opens nothing once every account has turned that off', async () => {
    const { ticket, code, id } = await withCode();
    const off = portal.db.updateTable('accounts').set({ sms_login: false });
    await off.where('id', '=', id).execute();
    expectRefusal(await calls.confirm(ticket, code), INVALID);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('is refused for %j', async (otp) => {
    const { ticket } = await withCode();
    expectRefusal(await calls.confirm(ticket, otp), INVALID);
  });

  test('is recorded in the security log when it fails', async () => {
    const [{ ticket, code }, place] = [await withCode(), freshPlace()];
    await calls.confirm(ticket, wrongFor(code), place);
    const noted = portal.db.selectFrom('security_events').select(['kind', 'outcome']);
    expect(await noted.where('network', '=', place).execute()).toEqual([
      { kind: 'code', outcome: 'refused' },
    ]);
  });
});

describe('messages are limited', () => {
  /** Makes a request from a new network, and returns whether a message was sent. */
  const isSent = async (phone: string) => {
    const before = gateway.of(phone).length;
    expect((await calls.request(phone)).status).toBe(200);
    await portal.work();
    return gateway.of(phone).length > before;
  };
  async function useUp(key: AttemptKey, most: number) {
    await makeAttempts(portal, key, most);
    await ageAttempts(portal, key, 60);
  }
  const expectWait = (answer: Answer) => {
    expectRefusal(answer, [429, 'request.too_many_requests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  };

  test('for a number, which the answer does not reveal', async () => {
    const { phone } = await withCode();
    expect(await isSent(phone)).toBe(false);
    await passHalfMinute(portal);
    expect(await isSent(phone)).toBe(true);
    for (const [key, most] of [
      [attemptKey('sms-login-code', { phone }), CODE_SENDS_PER_HOUR],
      [attemptKey('sms-login-code-day', { phone }), PHONE_CODES_PER_DAY],
    ] as const) {
      await passHalfMinute(portal);
      await useUp(key, most);
      expect(await isSent(phone)).toBe(false);
      await forgetAttempts(portal.db, key);
    }
    expect(await isSent(phone)).toBe(true);
  });

  test('for the whole portal', async () => {
    const { phone } = await withSmsLogin(portal);
    const key = attemptKey('phone-code');
    await makeAttempts(portal, key, PHONE_CODES_PER_HOUR);
    expect(await isSent(phone)).toBe(false);
    await forgetAttempts(portal.db, key);
    expect(await isSent(phone)).toBe(true);
  });

  test('separately from those that verify a number, whose refusal would reveal who logs in by it', async () => {
    const { phone } = await withCode();
    const stranger = await addAccount(portal.db, 'user', { phone });
    const answer = await portal.call('POST /barong/resource/phone/generate_code', {
      as: await signIn(portal.db, stranger),
    });
    expect(answer.status).toBe(200);
    await portal.work();
  });

  test('and so are requests of one network, for any number alike', async () => {
    for (const phone of [(await withSmsLogin(portal)).phone, freshNumber()]) {
      const place = freshPlace();
      expect((await calls.request(phone, place)).status).toBe(200);
      expectWait(await calls.request(phone, place));
      await useUp(attemptKey('sms-login', { phone, address: place }), CODE_SENDS_PER_HOUR);
      expectWait(await calls.request(phone, place));
      await useUp(attemptKey('sms-login', { address: place }), PHONE_CODES_PER_NETWORK_PER_HOUR);
      expectWait(await calls.request(freshNumber(), place));
    }
    await portal.work();
  });

  test('and so are guesses of one network for all tickets', async () => {
    const [{ ticket, code }, place] = [await withCode(), freshPlace()];
    await useUp(attemptKey('sms-login-verify', { address: place }), 300);
    expectWait(await calls.confirm(ticket, code, place));
  });
});

test('codes and tickets are stored as hashes, and old ones not at all', async () => {
  const { phone, code, ticket } = await withCode();
  const rows = () => portal.db.selectFrom('sms_logins').selectAll().execute();
  const row = (await rows()).find((one) => one.phone === phone);
  expect(row?.code_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  expect(row?.ticket_hash).not.toEqual(Buffer.from(ticket, 'base64url'));
  const longAgo = { expires_at: new Date(Date.now() - 3_601_000) };
  await portal.db.updateTable('sms_logins').set(longAgo).execute();
  const fresh = await withCode();
  await sql`select graphile_worker.add_job('forget_old_sms_logins')`.execute(portal.db);
  await portal.work();
  expect((await rows()).map((one) => one.phone)).toEqual([fresh.phone]);
});
