// The codes that log in by SMS.
import { phoneOf } from '../../../contract/accounts/phone.ts';
import type { SmsLoginAccount } from '../../../contract/accounts/sms-logins.ts';
import { PHONE_CODES_PER_NETWORK_PER_HOUR } from '../../../contract/constants.ts';
import type { Db } from '../../platform/database.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import {
  countEntered,
  expectRightCode,
  freshCode,
  refuseExpired,
  refuseWrong,
  sendingLimit,
} from '../../platform/secrets/one-time-codes.ts';
import { freshToken, hashToken } from '../../platform/secrets/tokens.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { sendSms } from '../../platform/sms.ts';
import { addTask } from '../../platform/tasks.ts';
import { countCode, countSms, isReached, type PhoneServices } from '../phones/phones.ts';
import { loginCodeTexts } from './code-sms.ts';
import { presentSmsLogin } from './present.ts';
import {
  findSmsLogin,
  insertSmsLogin,
  listOpenedBySms,
  markConfirmed,
  setCode,
  takeCodeTry,
} from './queries.ts';

interface Client {
  address: string;
}

/**
 * Returns a ticket, without which the code is worth nothing. Does and answers the same for every number: what is
 * refused here depends only on what this network did before. Whether the number opens an account, and whether it got
 * too many codes, is checked later, by a background task.
 */
export async function requestLoginCode(
  services: PhoneServices,
  text: string,
  { address }: Client,
): Promise<{ ticket: string }> {
  const phone = phoneOf(text);
  if (!phone) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  if (!isReached(services, phone)) throw refuse('identity.session.no_sms');
  const { token, token_hash } = freshToken();
  await services.db.transaction().execute(async (trx) => {
    await countAttempt(trx, sendingLimit(attemptKey('sms-login', { phone, address })));
    const here = attemptKey('sms-login', { address });
    await countAttempt(trx, {
      key: here,
      most: PHONE_CODES_PER_NETWORK_PER_HOUR,
      seconds: HOUR_SECONDS,
    });
    const { id } = await insertSmsLogin(trx, phone, token_hash);
    await addTask(trx, 'send_login_code', { id });
  });
  return { ticket: token };
}

/**
 * The background task of `requestLoginCode`. Only messages that are really sent count towards the limit of all SMS,
 * so that requests for other people's numbers cost nobody anything. Codes that verify a number are counted
 * separately: their limit is reported to the person who asks, who would learn from it that a code to log in was sent.
 */
export async function sendLoginCode(db: Db, { id }: { id: number }): Promise<void> {
  const { code, code_hash } = await freshCode();
  try {
    await db.transaction().execute(async (trx) => {
      const login = await findSmsLogin(trx, id);
      if (!login) return;
      const { phone, expires_at } = login;
      const accounts = await listOpenedBySms(trx, phone);
      const language = accounts[0]?.language;
      if (!language) return;
      await countCode(trx, 'sms-login-code', { phone });
      await countSms(trx);
      await setCode(trx, id, code_hash);
      const text = loginCodeTexts[language](code);
      await sendSms(trx, { to: phone, text, language, template: 'login_code', expires_at });
      for (const account of accounts) {
        await noteSecurityEvent(trx, { kind: 'code_requested', accountId: account.id });
      }
    });
  } catch (error) {
    // Swallow rate-limit refusals: no caller waits, and a retry would hit the limit again.
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * The right code (ten minutes, five tries, once) lets the ticket open one of the number's accounts. A guess for a
 * number that opens none gets the same answer in the same time.
 */
export async function confirmLoginCode(
  { db }: { db: Db },
  { ticket, otp }: { ticket: string; otp: string },
  { address }: Client,
): Promise<{ accounts: SmsLoginAccount[] }> {
  await countEntered(db, attemptKey('sms-login-verify', { address }));
  const codeTry = await takeCodeTry(db, hashToken(ticket));
  if (!codeTry) throw refuseExpired();
  const { id, phone, tries_left } = await expectRightCode(codeTry, otp);
  return db.transaction().execute(async (trx) => {
    const accounts = await listOpenedBySms(trx, phone);
    // In the meantime, every account may have switched it off.
    if (accounts.length === 0 || !(await markConfirmed(trx, id))) {
      throw refuseWrong(tries_left);
    }
    return { accounts: accounts.map(presentSmsLogin) };
  });
}
