import { randomBytes } from 'node:crypto';
import { RegistrationDetails, type Session, type User } from '../../../contract/accounts.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { phoneOf } from '../../../contract/accounts/phone.ts';
import { isStorable } from '../../../contract/fields/storable.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, forgetAttempts, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { brokenConstraint, type Db, type Trx } from '../../platform/database.ts';
import { freshCode } from '../../platform/secrets/one-time-codes.ts';
import { named } from '../../platform/http/names.ts';
import { refuseWrongPassword } from '../../platform/secrets/own-password.ts';
import { hashPassword, passwordFits } from '../../platform/secrets/passwords.ts';
import { refuse } from '../../platform/refusal.ts';
import { isDisposable, mailDomainOf } from '../../platform/network/mail-domains.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import {
  endingStates,
  endSession,
  refuseStaleAuthentication,
  type SignedIn,
} from '../../platform/sessions.ts';
import { acceptAtRegistration } from '../legal/legal.ts';
import { type Client, isKnownPlace, signIn } from '../sessions/sessions.ts';
import { hasSecondStep } from '../../platform/secrets/second-step.ts';
import { takeSecondStep } from '../two-step/two-step.ts';
import { presentUser } from './present.ts';
import {
  type Account,
  getAccount,
  insertAccount,
  lockPictureOf,
  updateAccountName,
  updatePicture,
} from './queries.ts';
export { createAdmin } from './admins.ts';
export { refuseContactIn } from './names.ts';
export { invitationLink } from './recovery.ts';
export { greeted } from './mails.ts';
export { getAccount } from './queries.ts';
import { mailAccountDeleted } from './settings-mails.ts';
import { eraseHolder, findAccountToSignIn } from './settings-queries.ts';
import { countRegistration, mailFirstCode } from './verification.ts';
import { refuseContactIn } from './names.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

interface AccountServices {
  db: Db;
  seal: Seal;
  publicUrl: string;
}

type SecondStepServices = AccountServices & { adminsNeedSecondStep: boolean };

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
  services: AccountServices,
  registration: Registration,
  from: Client,
): Promise<Session> {
  const { db } = services;
  const { email, password, username, language } = registration;
  const here = attemptKey('register', { address: from.address });
  await countAttempt(db, { key: here, most: 300, seconds: HOUR_SECONDS });
  const details = readDetails(registration.data);
  const phone = readPhone(details.phone);
  refuseContactIn(username, 'username');
  refuseDisposable(details.user_type, email);
  refuseWeakPassword(password, [email, username]);
  const password_hash = await hashPassword(password);
  const fresh = await freshCode();
  const { user_type, phone: _, marketing_consent, ...hints } = details;
  const account = await db.transaction().execute(async (trx) => {
    await countRegistration(trx, email, from);
    const inserted = await insertAccount(trx, {
      uid: `ID${randomBytes(8).toString('hex').toUpperCase()}`,
      email,
      role: user_type,
      name: username,
      phone,
      language,
      password_hash,
      company_hints: user_type === 'hr' ? JSON.stringify(hints) : null,
      ...consentOf(marketing_consent),
    }).catch(refuseTakenEmail);
    await acceptAtRegistration(trx, inserted.id);
    await noteSecurityEvent(trx, { kind: 'account_registered', accountId: inserted.id });
    await mailFirstCode(trx, inserted, fresh, from);
    return inserted;
  });
  return { ...(await signIn(services, account, from)), user: presentUser(services.seal, account) };
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
  const parsed = RegistrationDetails.safeParse(named(RegistrationDetails, details));
  if (!parsed.success || !isStorable(parsed.data)) throw refusal;
  return parsed.data;
}

/** The phone number is optional, but must be valid if given. */
function readPhone(text: string | null | undefined): string | null {
  if (!text) return null;
  const phone = phoneOf(text);
  if (!phone) throw refuse('identity.user.invalid_phone', { field: 'phone' });
  return phone;
}

/** Refuses recruiters with a disposable mailbox, which is how fake companies come in. */
export function refuseDisposable(role: Account['role'], email: string): void {
  if (role !== 'hr' || !isDisposable(mailDomainOf(email))) return;
  throw refuse('identity.user.disposable_email', { field: 'email' });
}

/** The answer about advertising mails and when it was given; nothing if they were not asked. */
const consentOf = (consent: boolean | undefined) =>
  consent === undefined ? {} : { marketing_consent: consent, marketing_consent_at: new Date() };

function refuseTakenEmail(error: unknown): never {
  if (brokenConstraint(error) !== 'accounts_email') throw error;
  throw refuse('identity.user.already_exists', { field: 'email' });
}

/** How many wrong passwords in a row are allowed before the next try must wait. */
const QUICK_LOGINS = 5;

const keyOfLogins = (email: string, { address }: Client) => attemptKey('login', { email, address });

/**
 * Limits wrong passwords per network and per account: after a few for one account, each further try
 * waits twice as long. The limit for an address across all networks does not count the browsers and
 * networks that its owner has used, so the owner gets in while strangers guess. Returns whether the
 * login comes from one of those.
 */
async function countLogin(db: Db, email: string, from: Client): Promise<boolean> {
  await countAttempt(db, {
    key: keyOfLogins(email, from),
    most: 20,
    seconds: 900,
    quick: QUICK_LOGINS,
    // The owner's neighbours must not lock the owner out of home.
    exactly: true,
  });
  const here = attemptKey('login', { address: from.address });
  await countAttempt(db, { key: here, most: 600, seconds: 900 });
  if (await isKnownPlace(db, email, from)) return true;
  await countAttempt(db, { key: attemptKey('login', { email }), most: 200, seconds: 900 });
  return false;
}

interface Credentials {
  email: string;
  password: string;
  otp_code?: string | undefined;
}

/**
 * Signs in with address and password. If the request came with a session of this account, that
 * session ends: somebody else may know its token, but not the new one.
 */
export async function logIn(
  services: SecondStepServices,
  { email, password, otp_code }: Credentials,
  { caller, ...from }: Client & { caller: SignedIn | null },
): Promise<Session> {
  const { db } = services;
  const isKnown = await countLogin(db, email, from);
  const account = await findAccountToSignIn(db, email);
  if (!(await passwordFits(account?.password_hash, password, { isKnown })) || !account) {
    throw refuse('identity.session.invalid_params');
  }
  await forgetAttempts(db, keyOfLogins(email, from));
  // Checked only after the right password: a stranger must not learn the account's state.
  const ending = endingStates[account.state];
  if (ending) throw refuse(ending, { reason: account.state_reason });
  await takeStepAfterPassword(services, account, otp_code);
  const session = await signIn(services, account, from);
  if (caller?.id === account.id) await endSession(db, account.id, caller.session_id);
  return { ...session, user: presentUser(services.seal, account) };
}

/** The step after the right password: a code of the authenticator app, if there is one. */
async function takeStepAfterPassword(
  services: SecondStepServices,
  { id, role }: Pick<Account, 'id' | 'role'>,
  otp_code: string | undefined,
): Promise<void> {
  const hadSecondStep = await takeSecondStep(services, id, otp_code);
  if (role !== 'admin' || !services.adminsNeedSecondStep || hadSecondStep) return;
  // Without a second step, a password lets an admin in to set one up; with one, it is not enough.
  if (await hasSecondStep(services.db, id)) throw refuse('identity.session.passkey_needed');
}

/** Refuses unless password and code would sign the account in. */
export async function proveByPassword(
  services: SecondStepServices,
  id: number,
  { password, otp_code }: Pick<Credentials, 'password' | 'otp_code'>,
): Promise<void> {
  const account = await readAccountByPassword(services.db, id, password, 'password');
  await takeStepAfterPassword(services, account, otp_code);
}

/** Signs in to an account whose holder has proved who they are by other means than a password. */
export async function openAccount(
  services: AccountServices,
  id: number,
  from: Client,
): Promise<Session> {
  const account = await getAccount(services.db, id);
  return { ...(await signIn(services, account, from)), user: presentUser(services.seal, account) };
}

export async function logOut(
  db: Db,
  { id, session_id }: Pick<SignedIn, 'id' | 'session_id'>,
): Promise<void> {
  await endSession(db, id, session_id);
  await noteSecurityEvent(db, { kind: 'logout' });
}

export const readUser = async ({ db, seal }: { db: Db; seal: Seal }, id: number): Promise<User> =>
  presentUser(seal, await getAccount(db, id));

/** Makes a document the account's picture; returns the id of the previous one, or null. */
export const keepPicture = async (
  trx: Trx,
  id: number,
  documentId: number,
): Promise<number | null> => {
  const { picture_id } = await lockPictureOf(trx, id);
  await updatePicture(trx, id, documentId);
  return picture_id;
};

/**
 * Changes the name and phone that the whole product shows, and locks the account's row. An
 * undefined number stays; null or an empty one removes it. Only somebody who has recently proved
 * who they are may replace or remove a number.
 */
export async function renameAccount(
  trx: Trx,
  account: Pick<SignedIn, 'id' | 'recently_authenticated'>,
  { name, phone }: { name: string; phone: string | null | undefined },
): Promise<void> {
  refuseContactIn(name, 'name');
  const change = phone === undefined ? { name } : { name, phone: readPhone(phone) };
  const before = await updateAccountName(trx, account.id, change);
  if (change.phone !== undefined && change.phone !== before.phone) {
    if (before.phone !== null) refuseStaleAuthentication(account);
    await noteSecurityEvent(trx, { kind: 'phone_changed' });
  }
}

/** The account, if its password is right; refuses otherwise, as `refuseWrongPassword`. */
export async function readAccountByPassword(
  db: Db,
  id: number,
  password: string,
  field: string,
): Promise<Account> {
  await refuseWrongPassword(db, id, password, field);
  return getAccount(db, id);
}

/** Erases the account's personal data, and mails its holder if the address was confirmed. */
export async function eraseAccount(trx: Trx, account: Account): Promise<void> {
  await eraseHolder(trx, account.id, account.email);
  if (account.email_verified_at) await mailAccountDeleted(trx, account);
}
