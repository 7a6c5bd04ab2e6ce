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
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import {
  countAttempt,
  forgetAttempts,
  hasAttempted,
  takeAttempt,
  HOUR_SECONDS,
} from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import {
  countEntered,
  freshCode,
  refuseExpired,
  refuseWrong,
  sendingLimit,
} from '../../platform/secrets/one-time-codes.ts';
import { passwordFits } from '../../platform/secrets/passwords.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import { refuse } from '../../platform/refusal.ts';
import { endingStates, endSessions, type SignedIn } from '../../platform/sessions.ts';
import { claimSecurityEvents, noteSecurityEvent } from '../../platform/security-events.ts';
import { addTask } from '../../platform/tasks.ts';
import { type Client, sessionsBegunBy, signIn } from '../sessions/sessions.ts';
import { mailCode } from './mails.ts';
import { presentUser } from './present.ts';
import { findAccountByEmail, findCode, getAccount, keepCode, markVerified } from './queries.ts';
import type { AccountHolder } from '../../platform/mail.ts';

type FreshCode = Awaited<ReturnType<typeof freshCode>>;

/** Mails a new code to an account, in place of the previous one. */
async function sendCode(
  db: Db,
  account: AccountHolder,
  { code, code_hash }: FreshCode,
): Promise<void> {
  await keepCode(db, account.id, code_hash);
  await mailCode(db, account, code);
}

/** The pause before this network may request the next code of the address. */
const pauseHere = (email: string, { address }: Client) => ({
  key: attemptKey('code-pause', { email, address }),
  most: 1,
  seconds: CODE_RESEND_SECONDS,
});

/** For how long the network that registered an address is remembered. */
const REGISTRATION_REMEMBERED_SECONDS = HOUR_SECONDS;

/**
 * Registering an address and deleting the account repeatedly mails it each time. Counted by network
 * too, so that strangers elsewhere cannot stop its owner from registering.
 */
export const countRegistration = (trx: Trx, email: string, from: Client): Promise<void> =>
  countAttempt(trx, {
    key: attemptKey('register', { email, address: from.address }),
    most: REGISTRATIONS_PER_ADDRESS_PER_HOUR,
    seconds: REGISTRATION_REMEMBERED_SECONDS,
  });

/**
 * Mails the code of a registration. Codes that strangers requested for this address before, and
 * their tries, no longer count.
 */
export async function mailFirstCode(
  trx: Trx,
  account: AccountHolder,
  fresh: FreshCode,
  from: Client,
): Promise<void> {
  const { email } = account;
  const { address } = from;
  await forgetAttempts(trx, attemptKey('code', { email }));
  await forgetAttempts(trx, attemptKey('code-tries', { email }));
  await forgetAttempts(trx, attemptKey('code-tries', { email, address }));
  await forgetAttempts(trx, attemptKey('code-pause', { email, address }));
  await takeAttempt(trx, pauseHere(email, from));
  await sendCode(trx, account, fresh);
}

/**
 * Does the same, and answers the same, for every address: what is refused here depends only on what
 * this network did before. Whether there is an account, and whether it was mailed too often, is
 * looked up later, by a background task.
 */
export async function resendCode(db: Db, email: string, from: Client): Promise<void> {
  const network = attemptKey('resend', { address: from.address });
  await countAttempt(db, { key: network, most: 300, seconds: HOUR_SECONDS });
  await db.transaction().execute(async (trx) => {
    await countAttempt(trx, pauseHere(email, from));
    // A key of its own, because each registration resets the count of the address.
    await countAttempt(trx, {
      key: attemptKey('code', { email, address: from.address }),
      most: CODE_SENDS_PER_HOUR,
      seconds: HOUR_SECONDS,
    });
    await forgetAttempts(trx, attemptKey('code-tries', { email, address: from.address }));
    await addTask(trx, 'mail_code', { email });
    await noteSecurityEvent(trx, { kind: 'code_requested', email });
  });
}

/**
 * The background task of `resendCode`: one code in 30 seconds and five an hour, from all networks
 * together. Each code has its own tries.
 */
export async function mailNewCode(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  email: string,
): Promise<void> {
  const fresh = await freshCode();
  await db.transaction().execute(async (trx) => {
    const left = await takeAttempt(trx, sendingLimit(attemptKey('code', { email })));
    if (left === null) return;
    await forgetAttempts(trx, attemptKey('code-tries', { email }));
    const account = await findAccountByEmail(trx, email);
    if (account) await claimSecurityEvents({ db: trx, seal }, account);
    if (account?.state === 'pending') await sendCode(trx, account, fresh);
  });
}

/**
 * Counts a try and returns how many are left; null if it is refused. Each network has its own
 * tries, and all networks share a total. Part of that is kept for the network that registered the
 * address, so that strangers cannot use it up: anybody can ask for a code, but only one registers
 * the address.
 */
async function takeTry(db: Db, email: string, from: Client): Promise<number | null> {
  // A code lives as long as this window, so tries come back only once the code has expired.
  const seconds = CODE_LIFE_MINUTES * 60;
  const here = attemptKey('code-tries', { email, address: from.address });
  const leftHere = await takeAttempt(db, { key: here, most: CODE_TRIES, seconds });
  if (leftHere === null) return null;
  const registration = attemptKey('register', { email, address: from.address });
  const registeredHere = await hasAttempted(db, [registration], REGISTRATION_REMEMBERED_SECONDS);
  const everywhere = attemptKey('code-tries', { email });
  const most = CODE_TRIES_ALTOGETHER - (registeredHere ? 0 : CODE_TRIES);
  const left = await takeAttempt(db, { key: everywhere, most, seconds });
  return left && Math.min(left, leftHere);
}

interface Confirmation {
  email: string;
  otp: string;
  /** The account's password, from somebody who did not register here. */
  password?: string | undefined;
}

/**
 * The ids of the sessions that go on when the address is confirmed: those of the person who registered.
 * Anybody can register with somebody else's address, so the code alone does not let its reader in.
 * That takes the session or the browser that registered, or the password.
 */
async function readRegistrant(
  db: Db,
  id: number,
  password: string | undefined,
  { caller, ...from }: Client & { caller: SignedIn | null },
): Promise<number[]> {
  if (caller?.id === id) return [caller.session_id];
  if (password) {
    const { password_hash } = await getAccount(db, id);
    if (await passwordFits(password_hash, password)) return [];
    throw refuse('user.password.invalid', { field: 'password' });
  }
  const begunHere = await sessionsBegunBy(db, id, from);
  if (begunHere.length > 0) return begunHere;
  throw refuse('identity.user.missing_password', { field: 'password' });
}

/**
 * Confirms the address with the mailed code (ten minutes, once) and signs in. Only the sessions of the person who
 * registered continue. Tries are counted by address and every code is hashed, so that guesses for an address without
 * an account get the same answer; only the right code is told that it has expired.
 */
export async function verifyEmail(
  services: { db: Db; seal: Seal; publicUrl: string },
  { email, otp, password }: Confirmation,
  from: Client & { caller: SignedIn | null },
): Promise<Session> {
  const { db } = services;
  await countEntered(db, attemptKey('verify', { address: from.address }));
  // Counted before the code is compared, so that simultaneous guesses cannot share a try.
  const attemptsLeft = await takeTry(db, email, from);
  const found = await findCode(db, email);
  const fits = await passwordFits(found?.code_hash, otp);
  if (attemptsLeft === null) throw refuseExpired();
  const wrong = refuseWrong(attemptsLeft);
  if (!found || !fits) throw wrong;
  if (found.is_old) throw refuseExpired();
  const ending = endingStates[found.state];
  if (ending) throw refuse(ending, { reason: found.state_reason });
  const except = await readRegistrant(db, found.id, password, from);
  const verified = await db.transaction().execute(async (trx) => {
    const marked = await markVerified(trx, found.id, found.code_hash);
    if (!marked) throw wrong;
    await noteSecurityEvent(trx, { kind: 'code', accountId: found.id });
    await endSessions(trx, found.id, { except });
    // From now on, a guess at this address is like one at an address without a code.
    await forgetAttempts(trx, attemptKey('code-tries', { email, address: from.address }));
    await forgetAttempts(trx, attemptKey('code-tries', { email }));
    return marked;
  });
  return {
    ...(await signIn(services, verified, from)),
    user: presentUser(services.seal, verified),
  };
}
