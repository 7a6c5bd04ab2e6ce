import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import {
  FAILED_SECOND_STEP_MAILS_PER_DAY,
  SECOND_STEP_TRIES_PER_HOUR,
} from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { codeNow, nextCode, stopClock } from '../../test/authenticator-app.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { ageAuthentication } from '../../test/sessions.ts';

stopClock();
const portal = await openPortal();

const begin = (as: Actor) => portal.call('POST /barong/resource/otp/generate_qrcode', { as });
const enable = (as: Actor, code: string, current_password = PASSWORD) =>
  portal.call('POST /barong/resource/otp/enable', { as, body: { code, current_password } });
const disable = (as: Session, code: string, proof: { current_password?: string } = {}) =>
  portal.call('POST /barong/resource/otp/disable', { as, body: { code, ...proof } });
const read = async (as: Session) => (await portal.call('GET /barong/resource/otp', { as })).body;
const logIn = (email: string, otp_code?: string, password = PASSWORD) =>
  portal.call('POST /barong/identity/sessions', {
    body: { email, password, ...(otp_code === undefined ? {} : { otp_code }) },
  });

/** An account with two-step sign-in; `next` returns the code of the next time step, to which it moves the clock. */
async function withTwoSteps() {
  const session = await register(portal);
  const { secret } = (await begin(session)).body;
  const answer = await enable(session, codeNow(secret));
  expect(answer.status).toBe(200);
  return {
    session,
    email: session.user.email,
    id: session.user.id,
    codes: answer.body.recovery_codes,
    next: () => nextCode(secret),
  };
}

const wrongFor = (right: string) => (right === '000000' ? '111111' : '000000');

describe('switching two-step sign-in on', () => {
  test('begins with a secret that changes nothing', async () => {
    const session = await register(portal);
    const { body } = await begin(session);
    expect(body.url).toContain(`secret=${body.secret}&issuer=Vritti`);
    expect(await read(session)).toEqual({ enabled: false, recovery_codes_left: 0, advice: null });
    expect((await logIn(session.user.email)).status).toBe(200);
    expect((await begin(session)).body.secret).not.toBe(body.secret);
  });

  test('needs a code from that secret, returns ten recovery codes, and is reported by mail', async () => {
    const { session, codes, email } = await withTwoSteps();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await read(session)).toEqual({ enabled: true, recovery_codes_left: 10, advice: null });
    expect((await portal.subjectsTo(email)).at(-1)).toBe('Two-step sign-in is now on');
  });

  test('ends the other sessions of an admin, which began with the password alone, and those of nobody else', async () => {
    const left = async (role: 'admin' | 'user') => {
      const id = await openAccount(portal, role);
      const [as, other] = [await openSession(portal, id), await openSession(portal, id)];
      const { secret } = (await begin(as)).body;
      expect((await enable(as, codeNow(secret))).status).toBe(200);
      const me = [as, other].map((one) =>
        portal.call('GET /barong/resource/users/me', { as: one }),
      );
      return (await Promise.all(me)).map(({ status }) => status);
    };
    expect([await left('admin'), await left('user')]).toEqual([
      [200, 401],
      [200, 200],
    ]);
  });

  test('switches on no secret that has replaced the one of the code meanwhile', async () => {
    const [session, other] = [await register(portal), await register(portal)];
    const { secret } = (await begin(session)).body;
    await begin(other);
    const { enabling } = await portal.db.transaction().execute(async (trx) => {
      const of = (id: number) => trx.selectFrom('two_step').where('account_id', '=', id);
      await of(session.user.id).select('account_id').forUpdate().execute();
      const begun = enable(session, codeNow(secret));
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      await trx
        .updateTable('two_step')
        .set({ sealed_secret: of(other.user.id).select('sealed_secret') })
        .where('account_id', '=', session.user.id)
        .execute();
      return { enabling: begun };
    });
    expect((await enabling).body.errors).toEqual(['resource.otp.invalid']);
    expect(await read(session)).toMatchObject({ enabled: false });
  });

  test('refuses a wrong code, a wrong password and a code without a secret', async () => {
    const session = await register(portal);
    const early = await enable(session, '123456');
    expect([early.status, early.body.errors]).toEqual([409, ['resource.otp.not_started']]);
    const { secret } = (await begin(session)).body;
    const right = codeNow(secret);
    const wrong = await enable(session, wrongFor(right));
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['resource.otp.invalid']]);
    expect(Object.keys(wrong.body.fields)).toEqual(['code']);
    const stranger = await enable(session, right, 'Wrong-pass-1');
    expect(stranger.body.errors).toEqual(['user.password.invalid']);
    expect(await read(session)).toEqual({ enabled: false, recovery_codes_left: 0, advice: null });
  });

  test('a second secret cannot replace one that is in use', async () => {
    const { session, next } = await withTwoSteps();
    const again = await begin(session);
    expect([again.status, again.body.errors]).toEqual([409, ['resource.otp.already_enabled']]);
    expect((await enable(session, next())).body.errors).toEqual(['resource.otp.already_enabled']);
  });

  test('needs a confirmed address, because a mailed code alone confirms one', async () => {
    const session = await register(portal, { verified: false });
    expect((await begin(session)).body.errors).toEqual(['identity.user.not_verified']);
  });

  test('the database stores neither the secret nor a recovery code in plain text', async () => {
    const session = await register(portal);
    const { secret } = (await begin(session)).body;
    const { body } = await enable(session, codeNow(secret));
    const rows = {
      twoStep: await portal.db.selectFrom('two_step').selectAll().execute(),
      codes: await portal.db.selectFrom('recovery_codes').selectAll().execute(),
    };
    const kept = JSON.stringify(rows, (_, value: unknown) =>
      isBytes(value) ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(kept).not.toContain(secret);
    for (const code of body.recovery_codes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  const isBytes = (value: unknown): value is { data: number[] } =>
    typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);
});

describe('logging in', () => {
  test('asks for a code only after the right password', async () => {
    const { email, next } = await withTwoSteps();
    const stranger = await logIn(email, next(), 'Wrong-pass-1');
    expect(stranger.body.errors).toEqual(['identity.session.invalid_params']);
    const missing = await logIn(email);
    expect([missing.status, missing.body.errors]).toEqual([401, ['identity.session.missing_otp']]);
    expect(missing.body.token).toBeUndefined();
    const wrong = await logIn(email, wrongFor(next()));
    expect([wrong.status, wrong.body.errors]).toEqual([401, ['identity.session.invalid_otp']]);
    expect(Object.keys(wrong.body.fields)).toEqual(['otp_code']);
    expect((await logIn(email, next())).status).toBe(200);
  });

  test('a code works once, even if it is sent many times at once', async () => {
    const { email, next } = await withTwoSteps();
    const code = next();
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(email, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401,
    ]);
  });

  test('the code that switched it on cannot be used again', async () => {
    const session = await register(portal);
    const { secret } = (await begin(session)).body;
    const code = codeNow(secret);
    expect((await enable(session, code)).status).toBe(200);
    expect((await logIn(session.user.email, code)).body.errors).toEqual([
      'identity.session.invalid_otp',
    ]);
  });

  test('a recovery code works once, however it is written, and its owner is told', async () => {
    const { session, email, codes } = await withTwoSteps();
    const [first = '', second = ''] = codes;
    expect((await logIn(email, first)).status).toBe(200);
    expect((await logIn(email, first)).body.errors).toEqual(['identity.session.invalid_otp']);
    expect((await logIn(email, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await read(session)).recovery_codes_left).toBe(8);
    const subjects = await portal.subjectsTo(email);
    expect(subjects.filter((subject) => subject === 'A recovery code was used')).toHaveLength(2);
  });

  test('a recovery code works without the seal.key that the app’s secret was sealed with', async () => {
    const { email, id, codes, next } = await withTwoSteps();
    const sealed_secret = Buffer.alloc(40);
    await portal.db
      .updateTable('two_step')
      .set({ sealed_secret })
      .where('account_id', '=', id)
      .execute();
    expect((await logIn(email, next())).body.errors).toEqual(['identity.session.invalid_otp']);
    expect((await logIn(email, codes[0])).status).toBe(200);
  });

  test('a recovery code of 80 bits, as they were before, still works', async () => {
    const { email, id } = await withTwoSteps();
    const code_hash = createHash('sha256').update('ABCDEFGH23456777').digest();
    await portal.db.insertInto('recovery_codes').values({ account_id: id, code_hash }).execute();
    expect((await logIn(email, 'ABCD-EFGH-2345-6777')).status).toBe(200);
  });

  test('a wrong code after the right password is reported by mail and notification, at most five times a day', async () => {
    const { session, email, next } = await withTwoSteps();
    const wrong = wrongFor(next());
    expect((await logIn(email, wrong, 'Wrong-pass-1')).status).toBe(401);
    const reported = async () => {
      const mails = await portal.subjectsTo(email);
      const { body } = await portal.call('GET /barong/resource/notifications', { as: session });
      return [
        mails.filter((subject) => subject === 'A wrong code was entered for your Vritti account')
          .length,
        body.notifications.filter(({ kind }) => kind === 'failed_second_step').length,
      ];
    };
    expect(await reported()).toEqual([0, 0]);
    expect((await logIn(email, wrong)).status).toBe(401);
    expect(await reported()).toEqual([1, 1]);
    for (let more = 0; more < FAILED_SECOND_STEP_MAILS_PER_DAY; more += 1) {
      await logIn(email, wrong);
    }
    expect(await reported()).toEqual([
      FAILED_SECOND_STEP_MAILS_PER_DAY,
      FAILED_SECOND_STEP_MAILS_PER_DAY,
    ]);
  });

  test('another account’s codes do not work', async () => {
    const [mine, other] = [await withTwoSteps(), await withTwoSteps()];
    expect((await logIn(mine.email, other.codes[0])).status).toBe(401);
    expect((await logIn(mine.email, other.next())).status).toBe(401);
  });

  test('tries are limited, and the refusal says how long to wait', async () => {
    const { email, id, next } = await withTwoSteps();
    await makeAttempts(
      portal,
      attemptKey('second-step', { account: id }),
      SECOND_STEP_TRIES_PER_HOUR - 1,
    );
    expect((await logIn(email, wrongFor(next()))).status).toBe(401);
    const late = await logIn(email, next());
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    // A login without a code does not count as a try.
    expect((await logIn(email)).body.errors).toEqual(['identity.session.missing_otp']);
  });
});

describe('switching two-step sign-in off', () => {
  test('needs a code, and after that the password is enough', async () => {
    const { session, email, next } = await withTwoSteps();
    const wrong = await disable(session, wrongFor(next()));
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['resource.otp.invalid']]);
    expect((await disable(session, next())).status).toBe(200);
    expect(await read(session)).toEqual({ enabled: false, recovery_codes_left: 0, advice: null });
    expect((await logIn(email)).status).toBe(200);
    expect((await portal.mailsTo(email)).some((mail) => mail.subject?.endsWith('now off'))).toBe(
      true,
    );
    const again = await disable(session, '123456');
    expect([again.status, again.body.errors]).toEqual([409, ['resource.otp.not_enabled']]);
  });

  test('also needs the password if the login was too long ago', async () => {
    const { session, id, codes } = await withTwoSteps();
    const [code = ''] = codes;
    await ageAuthentication(portal, id);
    const stale = await disable(session, code);
    expect([stale.status, stale.body.errors]).toEqual([403, ['authz.reauthentication_required']]);
    const wrong = await disable(session, code, { current_password: 'Wrong-pass-1' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['user.password.invalid']]);
    expect((await disable(session, code, { current_password: PASSWORD })).status).toBe(200);
  });

  test('also works with a recovery code, in case the phone is lost', async () => {
    const { session, codes } = await withTwoSteps();
    expect((await disable(session, codes[3] ?? '')).status).toBe(200);
    expect(await read(session)).toEqual({ enabled: false, recovery_codes_left: 0, advice: null });
  });

  test('an empty code is refused at its field', async () => {
    const { session } = await withTwoSteps();
    const { status, body } = await disable(session, '');
    expect([status, body.errors]).toEqual([422, ['resource.otp.invalid']]);
  });
});
