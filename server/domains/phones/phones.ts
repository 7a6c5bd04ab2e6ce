/** The mobile number of an account, verified by a code if the server can send SMS. */
import {
  PHONE_CODES_PER_DAY,
  PHONE_CODES_PER_NETWORK_PER_HOUR,
} from '../../../contract/constants.ts';
import { phoneOf } from '../../../contract/accounts/phone.ts';
import type { Phone } from '../../../contract/accounts/phones.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { limitInForce } from '../../platform/limits/limits-in-force.ts';
import { countAttempt, DAY_SECONDS, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import {
  countEntered,
  expectRightCode,
  freshCode,
  refuseWrong,
  sendingLimit,
} from '../../platform/secrets/one-time-codes.ts';
import { refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import type { SmsSender } from '../../platform/sms.ts';
import { sendCodeSms } from './code-sms.ts';
import { deleteCode, getPhone, keepCode, markVerified, setPhone, takeCodeTry } from './queries.ts';

export interface PhoneServices {
  db: Db;
  sms: () => SmsSender | undefined;
  smsCountries: readonly string[];
}

interface Client {
  address: string;
}

/** An SMS to some countries costs ten times as much, and fraudsters earn from numbers there. */
export const isReached = (
  { sms, smsCountries }: Pick<PhoneServices, 'sms' | 'smsCountries'>,
  phone: string,
): boolean => sms() !== undefined && smsCountries.some((country) => phone.startsWith(country));

export async function readPhone(services: PhoneServices, accountId: number): Promise<Phone> {
  const { phone, phone_verified_at, is_old, sms_login, role } = await getPhone(
    services.db,
    accountId,
  );
  const verified = phone_verified_at !== null;
  const available = phone ? isReached(services, phone) : services.sms() !== undefined;
  return {
    phone,
    verified,
    verification_available: available,
    verification_expired: is_old,
    sms_login,
    sms_login_available: available && verified && !is_old && role !== 'admin',
  };
}

/** Changes the number; null removes it. Sent applications keep the number they were sent with. */
export async function changePhone(
  services: PhoneServices,
  accountId: number,
  text: string | null,
): Promise<Phone> {
  const phone = text === null ? null : phoneOf(text);
  if (text !== null && !phone) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  await services.db.transaction().execute(async (trx) => {
    if (await setPhone(trx, accountId, phone)) {
      await noteSecurityEvent(trx, { kind: 'phone_changed' });
    }
  });
  return readPhone(services, accountId);
}

export async function sendPhoneCode(
  services: PhoneServices,
  accountId: number,
  from: Client,
): Promise<void> {
  const { db } = services;
  if (!services.sms()) throw refuse('identity.phone.no_provider');
  const { phone, phone_verified_at, is_old, language } = await getPhone(db, accountId);
  if (!phone) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  if (phone_verified_at && !is_old) throw refuse('identity.phone.already_verified');
  if (!isReached(services, phone)) throw refuse('identity.phone.no_provider');
  await db.transaction().execute((trx) => countSending(trx, accountId, phone, from));
  const { code, code_hash } = await freshCode();
  await db.transaction().execute(async (trx) => {
    const expires_at = await keepCode(trx, accountId, { phone, code_hash });
    await sendCodeSms(trx, { phone, language, code, expires_at });
    await noteSecurityEvent(trx, { kind: 'code_requested' });
  });
}

/**
 * Counts by number too, so that many accounts cannot flood one phone. The narrowest limit comes
 * first, and all are counted or none: a request that one person's limit refuses does not use up a
 * shared limit.
 */
async function countSending(trx: Trx, accountId: number, phone: string, { address }: Client) {
  await countCode(trx, 'phone-code', { account: accountId });
  await countCode(trx, 'phone-code', { phone });
  const here = attemptKey('phone-code', { address });
  await countAttempt(trx, {
    key: here,
    most: PHONE_CODES_PER_NETWORK_PER_HOUR,
    seconds: HOUR_SECONDS,
  });
  await countSms(trx);
}

/** Counts a code of one kind for an account or a number. */
export async function countCode(
  trx: Trx,
  kind: 'phone-code' | 'sms-login-code',
  who: { account: number } | { phone: string },
): Promise<void> {
  await countAttempt(trx, sendingLimit(attemptKey(kind, who)));
  const key = attemptKey(`${kind}-day`, who);
  await countAttempt(trx, { key, most: PHONE_CODES_PER_DAY, seconds: DAY_SECONDS });
}

/** Counts an SMS of any kind. */
export const countSms = async (trx: Trx): Promise<void> =>
  countAttempt(trx, {
    key: attemptKey('phone-code'),
    most: await limitInForce(trx, 'code_sms_per_hour'),
    seconds: HOUR_SECONDS,
  });

/**
 * Verifies the number with the code that was sent to it (ten minutes, five tries, once). Several
 * accounts may verify one number: families share phones.
 */
export async function confirmPhone(
  services: PhoneServices,
  accountId: number,
  otp: string,
  from: Client,
): Promise<Phone> {
  const { db } = services;
  await countEntered(db, attemptKey('phone-verify', { address: from.address }));
  const { phone } = await expectRightCode(await takeCodeTry(db, accountId), otp);
  await db.transaction().execute(async (trx) => {
    // If two arrive at once, only one finds the number to be verified.
    if (!(await markVerified(trx, accountId, phone))) throw refuseWrong();
    await deleteCode(trx, accountId);
    await noteSecurityEvent(trx, { kind: 'phone_verified' });
  });
  return readPhone(services, accountId);
}
