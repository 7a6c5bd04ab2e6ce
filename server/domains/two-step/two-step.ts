// Serves barong/resource/otp: signing in with a password and a code from an authenticator app.
import { randomBytes } from 'node:crypto';
import {
  FAILED_SECOND_STEP_MAILS_PER_DAY,
  SECOND_STEP_TRIES_PER_HOUR,
} from '../../../contract/constants.ts';
import { portalName } from '../../platform/in-force/portal-name.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import {
  countAttempt,
  takeAttempt,
  DAY_SECONDS,
  HOUR_SECONDS,
} from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { refuseWrongPassword } from '../../platform/secrets/own-password.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import { endOneStepSessions, hasSecondStep } from '../../platform/secrets/second-step.ts';
import { refuseStaleAuthentication, type SignedIn } from '../../platform/sessions.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import { base32Of, newTotpSecret, otpauthUrl, totpStepOf } from '../../platform/secrets/totp.ts';
import { notify } from '../notifications/notifications.ts';
import { mailTwoStep } from './mails.ts';
import {
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  getAddressee,
  keepSecret,
  listSecrets,
  markEnabled,
  replaceSecret,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';

interface TwoStepServices {
  db: Db;
  seal: Seal;
  publicUrl: string;
}

const RECOVERY_CODES = 10;
/** 120 bits, too many to search even with a fast hash. Codes of 80 bits, as given out earlier, still work. */
const RECOVERY_BYTES = 15;

type Advice = 'required' | 'recommended' | null;

export async function readTwoStep(
  { db, adminsNeedSecondStep }: { db: Db; adminsNeedSecondStep: boolean },
  { id, role, company_id }: Pick<SignedIn, 'id' | 'role' | 'company_id'>,
): Promise<{ enabled: boolean; recovery_codes_left: number; advice: Advice }> {
  const row = await findTwoStep(db, id);
  const enabled = Boolean(row?.enabled_at);
  const admins: Advice = adminsNeedSecondStep ? 'required' : 'recommended';
  // Recommended to recruiters, who read other people's applications; a seeker's account holds only their own.
  const recruiters: Advice = company_id === null ? null : 'recommended';
  const advice = { admin: admins, hr: recruiters, user: null }[role];
  return {
    enabled,
    recovery_codes_left: enabled ? await countRecoveryCodes(db, id) : 0,
    advice: (await hasSecondStep(db, id)) ? null : advice,
  };
}

/** Makes a secret, which has no effect until one of its codes has been entered. */
export async function beginTwoStep(
  { db, seal }: TwoStepServices,
  account: { id: number; email: string },
): Promise<{ url: string; secret: string }> {
  const secret = newTotpSecret();
  if (!(await keepSecret(db, account.id, seal.close(secret)))) {
    throw refuse('resource.otp.already_enabled');
  }
  return { secret, url: otpauthUrl(secret, account.email, await portalName(db)) };
}

/** Switches it on with the first code. The recovery codes leave the server only here. */
export async function enableTwoStep(
  { db, seal, publicUrl }: TwoStepServices,
  account: Pick<SignedIn, 'id' | 'role' | 'session_id'>,
  { current_password, code }: { current_password: string; code: string },
): Promise<{ recovery_codes: string[] }> {
  const accountId = account.id;
  await refuseWrongPassword(db, accountId, current_password, 'current_password');
  const row = orRefuse(await findTwoStep(db, accountId), 'resource.otp.not_started');
  if (row.enabled_at) throw refuse('resource.otp.already_enabled');
  await countTry(db, accountId);
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32Of(randomBytes(RECOVERY_BYTES)));
  const step = appStepOf(seal, row.sealed_secret, code);
  await db.transaction().execute(async (trx) => {
    const isOn =
      step !== null &&
      (await takeStep(trx, accountId, step)) &&
      (await markEnabled(trx, row, codes.map(hashToken)));
    if (!isOn) throw refuse('resource.otp.invalid', { field: 'code' });
    await noteSecurityEvent(trx, { kind: 'second_step_on' });
    await endOneStepSessions(trx, account);
    await mailTwoStep(trx, await getAddressee(trx, accountId), 'on', publicUrl);
  });
  return { recovery_codes: codes.map(inGroups) };
}

/** Without a password, only shortly after signing in. */
export async function disableTwoStep(
  services: TwoStepServices,
  account: Pick<SignedIn, 'id' | 'recently_authenticated'>,
  { current_password, code }: { current_password?: string | undefined; code: string },
): Promise<void> {
  const { db, publicUrl } = services;
  const accountId = account.id;
  if (current_password === undefined) refuseStaleAuthentication(account);
  else await refuseWrongPassword(db, accountId, current_password, 'current_password');
  const row = await findTwoStep(db, accountId);
  if (!row?.enabled_at) throw refuse('resource.otp.not_enabled');
  await countTry(db, accountId);
  await db.transaction().execute(async (trx) => {
    if (!(await takeCode({ ...services, db: trx }, row, code))) {
      throw refuse('resource.otp.invalid', { field: 'code' });
    }
    await deleteTwoStep(trx, accountId);
    await noteSecurityEvent(trx, { kind: 'second_step_off' });
    await mailTwoStep(trx, await getAddressee(trx, accountId), 'off', publicUrl);
  });
}

/**
 * The second step of signing in, after the password or a code by SMS: does nothing for accounts without it,
 * otherwise refuses until the code is right. A refusal does not end a session. Returns whether
 * there was one.
 */
export async function takeSecondStep(
  services: TwoStepServices,
  accountId: number,
  code: string | undefined,
): Promise<boolean> {
  const row = await findTwoStep(services.db, accountId);
  if (!row?.enabled_at) return false;
  if (!code) throw refuse('identity.session.missing_otp', { field: 'otp_code' });
  await countTry(services.db, accountId);
  const used = await services.db.transaction().execute(async (trx) => {
    const way = await takeCode({ ...services, db: trx }, row, code);
    if (way) await noteSecurityEvent(trx, { kind: 'second_step', accountId, detail: way });
    if (way === 'recovery') {
      await mailTwoStep(trx, await getAddressee(trx, accountId), 'recovery', services.publicUrl);
    }
    return way;
  });
  if (!used) {
    await services.db.transaction().execute((trx) => tellOfFailure(trx, accountId, services));
    throw refuse('identity.session.invalid_otp', { field: 'otp_code' });
  }
  return true;
}

/** The sender of a wrong code had passed the first step; the first few reports a day are enough. */
async function tellOfFailure(
  trx: Trx,
  accountId: number,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  const left = await takeAttempt(trx, {
    key: attemptKey('failed-second-step', { account: accountId }),
    most: FAILED_SECOND_STEP_MAILS_PER_DAY,
    seconds: DAY_SECONDS,
  });
  if (left === null) return;
  await mailTwoStep(trx, await getAddressee(trx, accountId), 'failed', publicUrl);
  await notify(trx, [accountId], 'failed_second_step', {});
}

/** Counted before the code is compared, so that simultaneous guesses cannot share a try. */
const countTry = (db: Db, accountId: number) =>
  countAttempt(db, {
    key: attemptKey('second-step', { account: accountId }),
    most: SECOND_STEP_TRIES_PER_HOUR,
    seconds: HOUR_SECONDS,
  });

/** Uses up a code; returns its kind, or null if it is wrong or used. */
async function takeCode(
  { db, seal }: TwoStepServices,
  { account_id, sealed_secret }: { account_id: number; sealed_secret: Buffer },
  code: string,
): Promise<'app' | 'recovery' | null> {
  const step = appStepOf(seal, sealed_secret, code);
  if (step !== null) return (await takeStep(db, account_id, step)) ? 'app' : null;
  return (await takeRecoveryCode(db, account_id, hashToken(plain(code)))) ? 'recovery' : null;
}

/**
 * The time step of a code from the app; null if the code is wrong. Without the right `seal.key` every code is wrong,
 * but recovery codes still work.
 */
function appStepOf(seal: Seal, sealed: Buffer, code: string): number | null {
  const secret = opened(seal, sealed);
  return secret === null ? null : totpStepOf(secret, digitsOf(code), Date.now());
}

function opened(seal: Seal, sealed: Buffer): string | null {
  try {
    return seal.open(sealed);
  } catch {
    return null;
  }
}

const digitsOf = (code: string) => code.replaceAll(/\s/g, '');
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
const inGroups = (code: string) => (code.match(/.{1,4}/g) ?? []).join('-');

/** Switches it off without password or code, for an account whose second step may have been set up by a stranger. */
export async function dropTwoStep(trx: Trx, accountId: number): Promise<void> {
  if (await deleteTwoStep(trx, accountId)) {
    await noteSecurityEvent(trx, { kind: 'second_step_off', accountId });
  }
}

/** After the key was renewed, reseals every secret that it can open, and returns their number. */
export const resealSecrets = (db: Db, seal: Seal): Promise<number> =>
  db.transaction().execute(async (trx) => {
    let count = 0;
    for (const { account_id, sealed_secret } of await listSecrets(trx)) {
      const secret = opened(seal, sealed_secret);
      if (secret === null) continue;
      await replaceSecret(trx, account_id, seal.close(secret));
      count += 1;
    }
    return count;
  });
