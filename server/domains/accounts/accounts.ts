import { randomBytes, randomInt } from 'node:crypto';
import { RegistrationDetails, type Session, type User } from '../../../contract/accounts.ts';
import {
  CODE_LENGTH,
  CODE_RESEND_SECONDS,
  CODE_SENDS_PER_HOUR,
} from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { phoneOf } from '../../../contract/phone.ts';
import { isStorable } from '../../../contract/storable.ts';
import { countAttempt, networkOf } from '../../platform/attempts.ts';
import { brokenConstraint, type Db, type Trx } from '../../platform/database.ts';
import { hashPassword, passwordFits } from '../../platform/passwords.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/seal.ts';
import { addTask } from '../../platform/tasks.ts';
import { isKnownPlace, signIn } from '../sessions/sessions.ts';
import { takeSecondStep } from '../two-step/two-step.ts';
import { mailCode } from './mails.ts';
import { isCommonPassword } from '../../../contract/common-passwords.ts';
import { presentUser } from './present.ts';
import {
  type Account,
  findAccountByEmail,
  getAccount,
  insertAccount,
  keepCode,
  markVerified,
  takeCodeTry,
  updateAccountName,
} from './queries.ts';
import { mailAccountDeleted } from './settings-mails.ts';
import { eraseHolder, findAccountToSignIn } from './settings-queries.ts';

interface From {
  address: string;
  userAgent: string;
}

interface Uses {
  db: Db;
  publicUrl: string;
}

export interface Registration {
  email: string;
  password: string;
  /** The full name; the API calls it username. */
  username: string;
  data?: string | Record<string, unknown> | undefined;
  language: Language;
}

/** Creates a pending account, mails its code and signs it in. */
export async function registerAccount(
  services: Uses,
  registration: Registration,
  from: From,
): Promise<Session> {
  const { db } = services;
  const { email, password, username, language } = registration;
  await countAttempt(db, { key: `register:${networkOf(from.address)}`, most: 300, seconds: 3600 });
  const details = readDetails(registration.data);
  const phone = readPhone(details.phone);
  if (isCommonPassword(password, [email, username])) {
    throw refuse('password.weak', { field: 'password' });
  }
  const password_hash = await hashPassword(password);
  const fresh = await freshCode();
  const { user_type, phone: _, ...hints } = details;
  const account = await db.transaction().execute(async (trx) => {
    const inserted = await insertAccount(trx, {
      uid: `ID${randomBytes(8).toString('hex').toUpperCase()}`,
      email,
      role: user_type,
      name: username,
      phone,
      language,
      password_hash,
      company_hints: user_type === 'hr' ? JSON.stringify(hints) : null,
    }).catch(refuseTakenEmail);
    await countCode(trx, email);
    await sendCode(trx, inserted, fresh);
    return inserted;
  });
  return { ...(await signIn(services, account, from)), user: presentUser(account) };
}

function readDetails(text: Registration['data']): RegistrationDetails {
  const refusal = refuse('identity.user.invalid_data', { field: 'data' });
  let details: unknown = text ?? {};
  if (typeof text === 'string') {
    try {
      details = JSON.parse(text);
    } catch {
      throw refusal;
    }
  }
  const parsed = RegistrationDetails.safeParse(details);
  if (!parsed.success || !isStorable(parsed.data)) throw refusal;
  return parsed.data;
}

/** A number is optional; one that is given must be one. */
function readPhone(text: string | null | undefined): string | null {
  if (!text) return null;
  const phone = phoneOf(text);
  if (!phone) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  return phone;
}

function refuseTakenEmail(error: unknown): never {
  if (brokenConstraint(error) !== 'accounts_email') throw error;
  throw refuse('identity.user.already_exists', { field: 'email' });
}

interface FreshCode {
  code: string;
  code_hash: string;
}

/** Made before any transaction: hashing is slow, and a waiting transaction keeps a connection. */
async function freshCode(): Promise<FreshCode> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { code, code_hash: await hashPassword(code) };
}

/** Mails a new code to an account; at most one in 30 seconds and five an hour. */
async function sendCode(
  db: Db,
  account: { id: number; email: string; name: string; language: Language },
  { code, code_hash }: FreshCode,
): Promise<void> {
  await keepCode(db, account.id, code_hash);
  await mailCode(db, account, code);
}

const countCode = (db: Db, email: string) =>
  countAttempt(db, {
    key: `code:${email.toLowerCase()}`,
    most: CODE_SENDS_PER_HOUR,
    seconds: 3600,
    spacingSeconds: CODE_RESEND_SECONDS,
  });

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

/** Confirms the address with the mailed code (ten minutes, five tries) and signs in. */
export async function verifyEmail(
  services: Uses,
  { email, otp }: { email: string; otp: string },
  from: From,
): Promise<Session> {
  const { db } = services;
  await countAttempt(db, { key: `verify:${networkOf(from.address)}`, most: 300, seconds: 3600 });
  const account = await findAccountByEmail(db, email);
  const codeTry = account ? await takeCodeTry(db, account.id) : undefined;
  if (codeTry?.spent) throw refuse('identity.otp.expired', { field: 'otp' });
  const fits = await passwordFits(codeTry?.code_hash, otp);
  if (!account || !codeTry || !fits) {
    throw refuse('identity.otp.invalid', { field: 'otp' });
  }
  if (account.state !== 'pending') throw refuse('identity.session.not_active');
  const verified = await markVerified(db, account.id, codeTry.code_hash);
  if (!verified) throw refuse('identity.otp.invalid', { field: 'otp' });
  return { ...(await signIn(services, verified, from)), user: presentUser(verified) };
}

const refusalByState = {
  inactive: 'identity.session.not_active',
  banned: 'identity.session.banned',
  deleted: 'identity.session.deleted',
} as const;

/**
 * The limits of a network stand for everybody; that of an address on all networks together spares the
 * ones its owner signs in from, who gets in while strangers guess.
 */
async function countLogin(db: Db, email: string, from: From): Promise<void> {
  const network = networkOf(from.address);
  const who = email.toLowerCase();
  await countAttempt(db, { key: `login:${who}:${network}`, most: 20, seconds: 900 });
  await countAttempt(db, { key: `login:${network}`, most: 600, seconds: 900 });
  if (await isKnownPlace(db, email, network)) return;
  await countAttempt(db, { key: `login:${who}`, most: 200, seconds: 900 });
}

interface Credentials {
  email: string;
  password: string;
  otp_code?: string | undefined;
}

export async function logIn(
  services: Uses & { seal: Seal },
  { email, password, otp_code }: Credentials,
  from: From,
): Promise<Session> {
  const { db } = services;
  await countLogin(db, email, from);
  const account = await findAccountToSignIn(db, email);
  if (!(await passwordFits(account?.password_hash, password)) || !account) {
    throw refuse('identity.session.invalid_params');
  }
  // Only after the right password: a stranger learns nothing of the account's state.
  if (account.state in refusalByState) {
    throw refuse(refusalByState[account.state as keyof typeof refusalByState]);
  }
  await takeSecondStep(services, account.id, otp_code);
  return { ...(await signIn(services, account, from)), user: presentUser(account) };
}

export const readUser = async (db: Db, id: number): Promise<User> =>
  presentUser(await getAccount(db, id));

/** The name and phone that every other part of the product shows; locks the account's row. */
export async function renameAccount(
  trx: Trx,
  id: number,
  { name, phone }: { name: string; phone: string | null | undefined },
): Promise<void> {
  await updateAccountName(trx, id, { name, phone: readPhone(phone) });
}

/**
 * The account, once its password was typed: an open browser alone cannot take the account over.
 * Refuses with user.password.invalid on the named field.
 */
export async function readAccountByPassword(
  db: Db,
  id: number,
  password: string,
  field: string,
): Promise<Account> {
  await countAttempt(db, { key: `password:${id}`, most: 10, seconds: 900 });
  const account = await getAccount(db, id);
  if (!(await passwordFits(account.password_hash, password))) {
    throw refuse('user.password.invalid', { field });
  }
  return account;
}

/** Erases who the account was, and mails its holder that it is done. */
export async function eraseAccount(trx: Trx, account: Account): Promise<void> {
  await eraseHolder(trx, account.id, account.email);
  await mailAccountDeleted(trx, account);
}
