/** The mailed code that confirms an account's address. */
import type { Session } from '../../../contract/accounts.ts';
import {
  CODE_LIFE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_SENDS_PER_HOUR,
  CODE_TRIES,
  CODE_TRIES_ALTOGETHER,
  REGISTRATIONS_PER_ADDRESS_PER_HOUR,
} from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import {
  countAttempt,
  forgetAttempts,
  hasAttempted,
  networkOf,
  takeAttempt,
} from '../../platform/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { freshCode } from '../../platform/one-time-codes.ts';
import { passwordFits } from '../../platform/passwords.ts';
import { refuse } from '../../platform/refusal.ts';
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

type FreshCode = Awaited<ReturnType<typeof freshCode>>;

/** Mails a new code to an account; it replaces the one before. */
async function sendCode(db: Db, account: Addressee, { code, code_hash }: FreshCode): Promise<void> {
  await keepCode(db, account.id, code_hash);
  await mailCode(db, account, code);
}

const keyOf = (what: 'code' | 'code-tries', email: string) => `${what}:${email.toLowerCase()}`;
const keyHere = (what: 'code' | 'code-tries' | 'register', email: string, from: From) =>
  `${what}:${email.toLowerCase()}:${networkOf(from.address)}`;

/** At most one in 30 seconds and five an hour; each has tries of its own. */
async function countCode(trx: Trx, email: string, from: From): Promise<void> {
  await countAttempt(trx, {
    key: keyOf('code', email),
    most: CODE_SENDS_PER_HOUR,
    seconds: 3600,
    spacingSeconds: CODE_RESEND_SECONDS,
  });
  await forgetAttempts(trx, keyHere('code-tries', email, from));
  await forgetAttempts(trx, keyOf('code-tries', email));
}

/**
 * Whoever registers an address and deletes the account, again and again, mails it each time. Counted by
 * network too, so that strangers elsewhere cannot keep its owner from registering.
 */
export const countRegistration = (trx: Trx, email: string, from: From): Promise<void> =>
  countAttempt(trx, {
    key: keyHere('register', email, from),
    most: REGISTRATIONS_PER_ADDRESS_PER_HOUR,
    seconds: 3600,
  });

/** Registration's code. What strangers asked for this address before does not count any more. */
export async function mailFirstCode(
  trx: Trx,
  account: Addressee,
  fresh: FreshCode,
  from: From,
): Promise<void> {
  await forgetAttempts(trx, keyOf('code', account.email));
  await countCode(trx, account.email, from);
  await sendCode(trx, account, fresh);
}

/**
 * Counted, written and answered alike for every address: whether there is an account is looked up by
 * a background task, when the answer is long gone.
 */
export async function resendCode(db: Db, email: string, from: From): Promise<void> {
  await countAttempt(db, { key: `resend:${networkOf(from.address)}`, most: 300, seconds: 3600 });
  await db.transaction().execute(async (trx) => {
    // Of its own: the count of the address begins anew with each registration.
    await countAttempt(trx, {
      key: keyHere('code', email, from),
      most: CODE_SENDS_PER_HOUR,
      seconds: 3600,
    });
    await countCode(trx, email, from);
    await addTask(trx, 'mail_code', { email });
  });
}

/** The task of `resendCode`. */
export async function mailNewCode(db: Db, email: string): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (account?.state !== 'pending') return;
  const fresh = await freshCode();
  await db.transaction().execute((trx) => sendCode(trx, account, fresh));
}

/** Whether a code that may still live was asked for from this network, by registering or again. */
const askedHere = (db: Db, email: string, from: From, seconds: number): Promise<boolean> =>
  hasAttempted(db, [keyHere('register', email, from), keyHere('code', email, from)], seconds);

/**
 * The tries left after this one; null when it is refused. Each network has its own and all have some
 * together, of which strangers cannot use up those of the network that asked for the code.
 */
async function takeTry(db: Db, email: string, from: From): Promise<number | null> {
  // As long as a code lives: no code is there any more when its tries come back.
  const seconds = CODE_LIFE_MINUTES * 60;
  const here = keyHere('code-tries', email, from);
  const leftHere = await takeAttempt(db, { key: here, most: CODE_TRIES, seconds });
  if (leftHere === null) return null;
  const kept = (await askedHere(db, email, from, seconds)) ? 0 : CODE_TRIES;
  const everywhere = keyOf('code-tries', email);
  const most = CODE_TRIES_ALTOGETHER - kept;
  const left = await takeAttempt(db, { key: everywhere, most, seconds });
  return left && Math.min(left, leftHere);
}

/**
 * Confirms the address with the mailed code (ten minutes, once) and signs in; the session of the
 * registration goes on. Tries are counted by address and each is hashed, so that guessing at an address without
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
  const attemptsLeft = await takeTry(db, email, from);
  const found = await findCode(db, email);
  const fits = await passwordFits(found?.code_hash, otp);
  if (attemptsLeft === null) throw refuse('identity.otp.expired', { field: 'otp' });
  const wrong = refuse('identity.otp.invalid', { field: 'otp', attemptsLeft });
  if (!found || !fits) throw wrong;
  if (found.is_old) throw refuse('identity.otp.expired', { field: 'otp' });
  if (found.state !== 'pending') throw refuse('identity.session.not_active');
  const verified = await db.transaction().execute(async (trx) => {
    const marked = await markVerified(trx, found.id, found.code_hash);
    if (!marked) throw wrong;
    // From now on a guess at this address is one at an address that waits for nothing.
    await forgetAttempts(trx, keyHere('code-tries', email, from));
    await forgetAttempts(trx, keyOf('code-tries', email));
    return marked;
  });
  return { ...(await signIn(services, verified, from)), user: presentUser(verified) };
}
