// How much mail strangers can cause for an address that they know.
import { describe, expect, test } from 'vitest';
import {
  CODE_SENDS_PER_HOUR,
  EMAIL_QUESTIONS_PER_HOUR,
  REGISTRATIONS_PER_ADDRESS_PER_HOUR,
} from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { ageAttempts } from '../../test/attempts.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const [here, elsewhere] = ['203.0.113.1', '203.0.113.2'];
const from = (place: string) => ({ headers: { 'x-forwarded-for': place } });

const registerFrom = (email: string, place: string) =>
  portal.call('POST /barong/identity/users', {
    body: { email, password: PASSWORD, username: 'Asha Rao' },
    ...from(place),
  });
const resendFrom = (email: string, place: string) =>
  portal.call('POST /barong/identity/verification/resend-otp', { body: { email }, ...from(place) });
const leave = (as: Actor) =>
  portal.call('POST /barong/resource/users/me/deletion', { as, body: { password: PASSWORD } });
const mailsTo = async (email: string) => (await portal.mailsTo(email)).length;

describe('registering and deleting an account repeatedly', () => {
  test('mails an address at most five codes an hour, and its owner can still register elsewhere', async () => {
    const email = 'bombed@people.test';
    for (let round = 0; round < REGISTRATIONS_PER_ADDRESS_PER_HOUR; round += 1) {
      const { status, body } = await registerFrom(email.toUpperCase(), here);
      expect(status).toBe(201);
      // A deletion takes back what waits to be mailed.
      await portal.work();
      expect((await leave(body)).status).toBe(200);
    }
    const refused = await registerFrom(email, here);
    expect([refused.status, refused.body.errors]).toEqual([429, ['request.too_many_requests']]);
    expect(await mailsTo(email.toUpperCase())).toBe(REGISTRATIONS_PER_ADDRESS_PER_HOUR);
    expect((await registerFrom(email, elsewhere)).status).toBe(201);
  });

  test('does not raise the limit of codes for a network', async () => {
    const email = 'asked@people.test';
    let resent = 0;
    for (let round = 0; round < 2; round += 1) {
      const { body } = await registerFrom(email, here);
      for (let asked = 0; asked < CODE_SENDS_PER_HOUR - 1; asked += 1) {
        await ageAttempts(portal, attemptKey('code-pause', { email, address: here }), 31);
        if ((await resendFrom(email, here)).status === 200) resent += 1;
      }
      await leave(body);
    }
    expect(resent).toBe(CODE_SENDS_PER_HOUR);
  });

  test('does not count registrations that were refused because the address is taken', async () => {
    const { user } = await register(portal);
    for (let tries = 0; tries <= REGISTRATIONS_PER_ADDRESS_PER_HOUR; tries += 1) {
      expect((await registerFrom(user.email, here)).status).toBe(409);
    }
  });
});

test('an unconfirmed address gets no mail about what happens to its account', async () => {
  const { user, ...as } = await register(portal, { verified: false });
  const before = await mailsTo(user.email);
  const password = 'Another-tree-42';
  const changed = await portal.call('PUT /barong/resource/users/password', {
    as,
    body: { current_password: PASSWORD, password, confirm_password: password },
  });
  expect(changed.status).toBe(200);
  await portal.call('POST /barong/resource/users/me/deletion', { as, body: { password } });
  expect(await mailsTo(user.email)).toBe(before);
});

test('an address is asked at most five times an hour whether accounts may move to it', async () => {
  const email = 'moved@people.test';
  const statuses = [];
  for (let made = 0; made <= EMAIL_QUESTIONS_PER_HOUR; made += 1) {
    const as = await register(portal, { verified: false });
    const body = { email, current_password: PASSWORD };
    statuses.push(
      (await portal.call('PUT /barong/resource/users/email_change', { as, body })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: EMAIL_QUESTIONS_PER_HOUR }, () => 200), 429]);
  expect(await mailsTo(email)).toBe(EMAIL_QUESTIONS_PER_HOUR);
});
