import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { endAllSessions, endSessions } from '../../platform/sessions.ts';
import { dropPasskeys } from '../passkeys/passkeys.ts';
import { dropTwoStep } from '../two-step/two-step.ts';
import { findAccountByEmail, insertAccount } from './queries.ts';

interface NewAdmin {
  email: string;
  password: string;
  name?: string;
  /** Until they accept by a mailed link they are `pending`; an operator at the machine vouches for the address. */
  state?: 'pending' | 'active';
}

/**
 * Creates an admin who may do everything. If the address already has an account, that stays unchanged
 * and its role is returned.
 */
export async function createAdmin(
  db: Db,
  { email, password, name = 'Admin', state = 'active' }: NewAdmin,
): Promise<'created' | 'user' | 'hr' | 'admin'> {
  const present = await findAccountByEmail(db, email);
  if (present) return present.role;
  const { id } = await insertAccount(db, {
    uid: `ID${randomBytes(8).toString('hex').toUpperCase()}`,
    email,
    name,
    role: 'admin',
    admin_role: 'owner',
    state,
    level: state === 'active' ? 1 : 0,
    password_hash: await hashPassword(password),
    email_verified_at: state === 'active' ? new Date() : null,
    company_hints: null,
  });
  await noteSecurityEvent(db, { kind: 'account_registered', accountId: id });
  return 'created';
}

/** Logs everybody out, for the day on which sessions were stolen; returns how many ended. */
export const signEverybodyOut = (db: Db): Promise<number> =>
  db.transaction().execute((trx) => endAllSessions(trx));

/** Logs an account out everywhere; returns how many sessions ended, or null without an account. */
export const signOut = (db: Db, email: string): Promise<number | null> =>
  db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (!account) return null;
    return endSessions(trx, account.id);
  });

/**
 * Takes two-step sign-in and passkeys away from somebody who has lost them, and logs them out; false
 * without an account.
 */
export const forgetSecondStep = (db: Db, email: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (!account) return false;
    await dropTwoStep(trx, account.id);
    await dropPasskeys(trx, account.id);
    await noteSecurityEvent(trx, { kind: 'second_step_off', accountId: account.id });
    await endSessions(trx, account.id);
    return true;
  });
