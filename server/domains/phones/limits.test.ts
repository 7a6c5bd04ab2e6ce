import { afterAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import {
  CODE_SENDS_PER_HOUR,
  PHONE_CODES_PER_DAY,
  PHONE_CODES_PER_HOUR,
  PHONE_CODES_PER_NETWORK_PER_HOUR,
} from '../../../contract/constants.ts';
import { type AttemptKey, attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, forgetAttempts } from '../../platform/limits/attempts.ts';
import { smsByPost } from '../../platform/sms.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { openSmsGateway } from '../../test/servers/sms-gateway.ts';

const gateway = await openSmsGateway();
afterAll(() => gateway.close());
const portal = await openPortal({ sms: smsByPost(gateway.url) });

let count = 0;
/** An unused number; `freshPlace` makes an unused IP address. */
const freshNumber = () => `+9198764${String((count += 1)).padStart(5, '0')}`;
const freshPlace = () => `100.65.0.${(count += 1)}`;

const change = (as: Session, phone: string) =>
  portal.call('PUT /barong/resource/phone', { as, body: { phone } });
const generate = (as: Session, from = freshPlace()) =>
  portal.call('POST /barong/resource/phone/generate_code', {
    as,
    headers: { 'x-forwarded-for': from },
  });

/** Makes the last code more than half a minute old. */
const passHalfMinute = () =>
  portal.db
    .updateTable('attempt_counts')
    .set({ last_at: new Date(0) })
    .execute();
/** Adds this many earlier codes, none of them recent. */
async function useUp(key: AttemptKey, attempts: number) {
  for (let made = 0; made < attempts; made += 1) {
    await countAttempt(portal.db, { key, most: attempts + 10, seconds: 3600 });
  }
  await passHalfMinute();
}

/** A registered account with a number and a code that was just requested. */
async function withCode() {
  const [as, number] = [await register(portal), freshNumber()];
  await change(as, number);
  expect((await generate(as)).status).toBe(200);
  await portal.work();
  return { as, number, id: as.user.id };
}

describe('codes are limited', () => {
  const expectWait = (answer: Awaited<ReturnType<typeof generate>>) => {
    expect([answer.status, answer.body.errors]).toEqual([429, ['request.too_many_requests']]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  };

  test('for an account to one in half a minute and five an hour, even if it changes its number', async () => {
    const { as, id, number } = await withCode();
    await change(as, freshNumber());
    expectWait(await generate(as));
    await useUp(attemptKey('phone-code', { account: id }), CODE_SENDS_PER_HOUR);
    expectWait(await generate(as));
    await portal.work();
    expect(gateway.of(number)).toHaveLength(1);
  });

  test('for a number, over all accounts', async () => {
    const { number } = await withCode();
    const other = await register(portal);
    await change(other, number);
    expectWait(await generate(other));
    await useUp(attemptKey('phone-code', { phone: number }), CODE_SENDS_PER_HOUR);
    expectWait(await generate(other));
    await portal.work();
    expect(gateway.of(number)).toHaveLength(1);
  });

  test('to ten a day for an account and for a number', async () => {
    const { as, id, number } = await withCode();
    await passHalfMinute();
    for (const who of [{ account: id }, { phone: number }]) {
      const key = attemptKey('phone-code-day', who);
      await useUp(key, PHONE_CODES_PER_DAY);
      expectWait(await generate(as));
      await forgetAttempts(portal.db, key);
    }
    expect((await generate(as)).status).toBe(200);
  });

  test('for the whole portal', async () => {
    const as = await register(portal);
    await change(as, freshNumber());
    const key = attemptKey('phone-code');
    await makeAttempts(portal, key, PHONE_CODES_PER_HOUR);
    expectWait(await generate(as));
    await forgetAttempts(portal.db, key);
    expect((await generate(as)).status).toBe(200);
  });

  test('without counting refused requests for the network', async () => {
    const place = freshPlace();
    const { as } = await withCode();
    for (let tries = 0; tries < 3; tries += 1) expectWait(await generate(as, place));
    const counted = await portal.db
      .selectFrom('attempt_counts')
      .select('key')
      .where('key', '=', attemptKey('phone-code', { address: place }).exact)
      .execute();
    expect(counted).toEqual([]);
  });

  test('for a network', async () => {
    const [place, as] = [freshPlace(), await register(portal)];
    await change(as, freshNumber());
    expect((await generate(as, place)).status).toBe(200);
    await useUp(attemptKey('phone-code', { address: place }), PHONE_CODES_PER_NETWORK_PER_HOUR);
    expectWait(await generate(as, place));
  });
});

describe('numbers of other countries', () => {
  const dubai = '+971501234567';

  test('are stored, but get no SMS unless the operator has allowed their country', async () => {
    const as = await register(portal);
    expect((await change(as, dubai)).body).toMatchObject({
      phone: dubai,
      verified: false,
      verification_available: false,
    });
    const refused = await generate(as);
    expect([refused.status, refused.body.errors]).toEqual([409, ['identity.phone.no_provider']]);
  });

  test('can be verified if their country is allowed', async () => {
    const open = await openPortal({ sms: smsByPost(gateway.url), smsCountries: ['+91', '+971'] });
    const as = await register(open);
    const body = { phone: dubai };
    const kept = await open.call('PUT /barong/resource/phone', { as, body });
    expect(kept.body.verification_available).toBe(true);
    const sent = await open.call('POST /barong/resource/phone/generate_code', { as });
    await open.close();
    expect(sent.status).toBe(200);
  });
});
