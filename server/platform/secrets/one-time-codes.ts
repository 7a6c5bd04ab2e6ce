/**
 * Codes of six digits that are mailed or sent by SMS: how they are made, how often they are sent,
 * and how they are checked.
 */
import { type RawBuilder, sql } from 'kysely';
import { randomInt } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LIFE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_SENDS_PER_HOUR,
  CODE_TRIES,
} from '../../../contract/constants.ts';
import type { Db } from '../database.ts';
import type { AttemptKey } from '../limits/attempt-keys.ts';
import { type AttemptLimit, countAttempt, HOUR_SECONDS } from '../limits/attempts.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { hashPassword, passwordFits } from './passwords.ts';

/**
 * A new random code and its hash. Call it outside a transaction: hashing is slow and would hold a
 * connection.
 */
export async function freshCode(): Promise<{ code: string; code_hash: string }> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { code, code_hash: await hashPassword(code) };
}

/** How often a code may be sent to the person or address that the key names. */
export const sendingLimit = (key: AttemptKey): AttemptLimit => ({
  key,
  most: CODE_SENDS_PER_HOUR,
  seconds: HOUR_SECONDS,
  spacingSeconds: CODE_RESEND_SECONDS,
});

/** Enough for everybody behind one address; the tries of each code are counted separately. */
const ENTERED_PER_NETWORK_PER_HOUR = 300;

/** Counts an attempt of a network to enter a code, whichever code it is. */
export const countEntered = (db: Db, network: AttemptKey): Promise<void> =>
  countAttempt(db, { key: network, most: ENTERED_PER_NETWORK_PER_HOUR, seconds: HOUR_SECONDS });

/** When a code that is stored now expires. */
export const codeExpiry = (minutes = CODE_LIFE_MINUTES): RawBuilder<string> =>
  sql<string>`now() + make_interval(mins => ${minutes})`;

/** The columns of a code that nobody has tried yet. */
export const untriedCode = () => ({ tries_left: CODE_TRIES, expires_at: codeExpiry() });

/** Uses up a try before the code is compared, so that simultaneous guesses cannot share one. */
export const takingTry = { tries_left: sql<number>`greatest(tries_left - 1, -1)` };

/** Whether the code has expired or has no tries left, for the row that `takingTry` has changed. */
export const isSpent = sql<boolean>`tries_left < 0 or expires_at < now()`;

/** Rows are kept for an hour so that a late code can be reported as expired. */
export const isLongExpired = sql<boolean>`expires_at < now() - interval '1 hour'`;

/**
 * The row after `takingTry`; `tries_left` only if whoever enters the code is told how many are
 * left.
 */
interface CodeTry {
  code_hash: string | null;
  spent: boolean;
  tries_left?: number;
}

export const refuseExpired = (): Refusal => refuse('identity.otp.expired', { field: 'otp' });

export const refuseWrong = (attemptsLeft?: number): Refusal =>
  refuse('identity.otp.invalid', {
    field: 'otp',
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  });

/**
 * Returns the code's row; refuses a code that is spent or wrong. Without a row, refusing takes as
 * long as for a wrong code.
 */
export async function expectRightCode<T extends CodeTry>(
  codeTry: T | undefined,
  otp: string,
): Promise<T> {
  if (codeTry?.spent) throw refuseExpired();
  const fits = await passwordFits(codeTry?.code_hash, otp);
  if (!codeTry || !fits) throw refuseWrong(codeTry?.tries_left);
  return codeTry;
}
