/** The mobile number of an account, verified by a code where the server can send SMS. */
import {
  CODE_RESEND_SECONDS,
  CODE_SENDS_PER_HOUR,
  PHONE_CODES_PER_NETWORK_PER_HOUR,
} from '../../../contract/constants.ts';
import { phoneOf } from '../../../contract/phone.ts';
import type { Phone } from '../../../contract/phones.ts';
import { countAttempt, networkOf } from '../../platform/attempts.ts';
import type { Db } from '../../platform/database.ts';
import { freshCode } from '../../platform/one-time-codes.ts';
import { passwordFits } from '../../platform/passwords.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SmsSender } from '../../platform/sms.ts';
import { sendCodeSms } from './code-sms.ts';
import { deleteCode, getPhone, keepCode, markVerified, setPhone, takeCodeTry } from './queries.ts';

interface Uses {
  db: Db;
  sms?: SmsSender | undefined;
}

interface From {
  address: string;
}

export async function readPhone({ db, sms }: Uses, accountId: number): Promise<Phone> {
  const { phone, phone_verified_at } = await getPhone(db, accountId);
  return {
    phone,
    verified: phone_verified_at !== null,
    verification_available: sms !== undefined,
  };
}

/** Null removes it. Applications that were sent keep the number that they were sent with. */
export async function changePhone(
  uses: Uses,
  accountId: number,
  text: string | null,
): Promise<Phone> {
  const phone = text === null ? null : phoneOf(text);
  if (text !== null && !phone) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  await setPhone(uses.db, accountId, phone);
  return readPhone(uses, accountId);
}

export async function sendPhoneCode(
  { db, sms }: Uses,
  accountId: number,
  from: From,
): Promise<void> {
  if (!sms) throw refuse('identity.phone.no_provider');
  const { phone, phone_verified_at, language } = await getPhone(db, accountId);
  if (!phone) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  if (phone_verified_at) throw refuse('identity.phone.already_verified');
  await countSending(db, accountId, phone, from);
  const { code, code_hash } = await freshCode();
  await db.transaction().execute(async (trx) => {
    const expires_at = await keepCode(trx, accountId, { phone, code_hash });
    await sendCodeSms(trx, { phone, language, code, expires_at });
  });
}

/** Also by number, whatever the account: nobody's phone is made to ring by many accounts at once. */
async function countSending(db: Db, accountId: number, phone: string, { address }: From) {
  await countAttempt(db, {
    key: `phone-code:${networkOf(address)}`,
    most: PHONE_CODES_PER_NETWORK_PER_HOUR,
    seconds: 3600,
  });
  for (const key of [`phone-code:${accountId}`, `phone-code:${phone}`]) {
    await countAttempt(db, {
      key,
      most: CODE_SENDS_PER_HOUR,
      seconds: 3600,
      spacingSeconds: CODE_RESEND_SECONDS,
    });
  }
}

/**
 * Verifies the number with the code that was sent to it (ten minutes, five tries, once). Several
 * accounts may verify one number: families share phones, and a number opens nothing.
 */
export async function confirmPhone(
  uses: Uses,
  accountId: number,
  otp: string,
  from: From,
): Promise<Phone> {
  const { db } = uses;
  await countAttempt(db, {
    key: `phone-verify:${networkOf(from.address)}`,
    most: 300,
    seconds: 3600,
  });
  const codeTry = await takeCodeTry(db, accountId);
  if (codeTry?.spent) throw refuse('identity.otp.expired', { field: 'otp' });
  const fits = await passwordFits(codeTry?.code_hash, otp);
  if (!codeTry || !fits) throw refuseWrong();
  await db.transaction().execute(async (trx) => {
    // Of two that arrive at once, one finds the number not verified.
    if (!(await markVerified(trx, accountId, codeTry.phone))) throw refuseWrong();
    await deleteCode(trx, accountId);
  });
  return readPhone(uses, accountId);
}

const refuseWrong = () => refuse('identity.otp.invalid', { field: 'otp' });
