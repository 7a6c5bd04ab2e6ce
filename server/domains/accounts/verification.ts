/** The mailed code that confirms an account's address. */
import { randomInt } from 'node:crypto';
import type { Session } from '../../../contract/accounts.ts';
import {
  CODE_LENGTH,
  CODE_LIFE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_SENDS_PER_HOUR,
  CODE_TRIES,
} from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { countAttempt, forgetAttempts, networkOf, takeAttempt } from '../../platform/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { hashPassword, passwordFits } from '../../platform/passwords.ts';
import { refuse } from '../../platform/refusal.ts';
import { endSessionsSoon } from '../../platform/sessions.ts';
import { addTask } from '../../platform/tasks.ts';
import { signIn } from '../sessions/sessions.ts';
import { mailCode } from './mails.ts';
import { presentUser } from './present.ts';
import { findAccountByEmail, findCode, keepCode, markVerified } from './queries.ts';

interface From {
  address: string;
  userAgent: string;
  deviceId?: string | undefined;
}

interface Addressee {
  id: number;
  email: string;
  name: string;
  language: Language;
}

interface FreshCode {
  code: string;
  code_hash: string;
}

/** Made before any transaction: hashing is slow, and a waiting transaction keeps a connection. */
export async function freshCode(): Promise<FreshCode> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { code, code_hash: await hashPassword(code) };
}

/** Mails a new code to an account; it replaces the one before. */
async function sendCode(db: Db, account: Addressee, { code, code_hash }: FreshCode): Promise<void> {
  await keepCode(db, account.id, code_hash);
  await mailCode(db, account, code);
}

const keyOfSends = (email: string) => `code:${email.toLowerCase()}`;
const keyOfTries = (email: string) => `code-tries:${email.toLowerCase()}`;

/** At most one in 30 seconds and five an hour; each has tries of its own. */
async function countCode(db: Db, email: string): Promise<void> {
  await countAttempt(db, {
    key: keyOfSends(email),
    most: CODE_SENDS_PER_HOUR,
    seconds: 3600,
    spacingSeconds: CODE_RESEND_SECONDS,
  });
  await forgetAttempts(db, keyOfTries(email));
}

/** Registration's code. What strangers asked for this address before does not count any more. */
export async function mailFirstCode(trx: Trx, account: Addressee, fresh: FreshCode): Promise<void> {
  await forgetAttempts(trx, keyOfSends(account.email));
  await countCode(trx, account.email);
  await sendCode(trx, account, fresh);
}

/**
 * Counted, written and answered alike for every address: whether there is an account is looked up by
 * a background task, when the answer is long gone.
 */
export async function resendCode(db: Db, email: string, from: From): Promise<void> {
  await countAttempt(db, { key: `resend:${networkOf(from.address)}`, most: 300, seconds: 3600 });
  await countCode(db, email);
  await addTask(db, 'mail_code', { email });
}

/** The task of `resendCode`. */
export async function mailNewCode(db: Db, email: string): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (account?.state !== 'pending') return;
  const fresh = await freshCode();
  await db.transaction().execute((trx) => sendCode(trx, account, fresh));
}

/**
 * Confirms the address with the mailed code (ten minutes, five tries) and signs in; sessions from
 * before end. Tries are counted by address and each is hashed, so that guessing at an address without
 * an account is answered alike; only who types the right code learns that it is too old.
 */
export async function verifyEmail(
  services: { db: Db; publicUrl: string },
  { email, otp }: { email: string; otp: string },
  from: From,
): Promise<Session> {
  const { db } = services;
  await countAttempt(db, { key: `verify:${networkOf(from.address)}`, most: 300, seconds: 3600 });
  // Counted before the code is compared, so that guesses sent at once cannot share a try.
  const attemptsLeft = await takeAttempt(db, {
    key: keyOfTries(email),
    most: CODE_TRIES,
    // As long as a code lives: no code is there any more when its tries come back.
    seconds: CODE_LIFE_MINUTES * 60,
  });
  const found = await findCode(db, email);
  const fits = await passwordFits(found?.code_hash, otp);
  if (attemptsLeft === null) throw refuse('identity.otp.expired', { field: 'otp' });
  const wrong = refuse('identity.otp.invalid', { field: 'otp', attemptsLeft });
  if (!found || !fits) throw wrong;
  if (found.is_old) throw refuse('identity.otp.expired', { field: 'otp' });
  if (found.state !== 'pending') throw refuse('identity.session.not_active');
  const verified = await markVerified(db, found.id, found.code_hash);
  if (!verified) throw wrong;
  // From now on a guess at this address is one at an address that waits for nothing.
  await forgetAttempts(db, keyOfTries(email));
  await endSessionsSoon(db, verified.id);
  return { ...(await signIn(services, verified, from)), user: presentUser(verified) };
}
