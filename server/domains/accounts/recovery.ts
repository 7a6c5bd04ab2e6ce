/** Forgotten passwords: a mailed link, which lets its reader set a new password. */
import {
  RESET_RESEND_SECONDS,
  RESET_SENDS_PER_HOUR,
  UNCONFIRMED_LIFE_DAYS,
} from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { endSessions } from '../../platform/sessions.ts';
import { claimSecurityEvents, noteSecurityEvent } from '../../platform/security-events.ts';
import { addTask } from '../../platform/tasks.ts';
import { freshToken, hashToken } from '../../platform/secrets/tokens.ts';
import { dropTwoStep } from '../two-step/two-step.ts';
import { mailPasswordChanged, mailResetLink } from './settings-mails.ts';
import { findAccountByEmail } from './queries.ts';
import { dropOpenLinks, findReset, keepReset, setPassword, takeReset } from './settings-queries.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Does the same, and answers the same, for every address. Whether there is an account is looked up
 * later, by a background task.
 */
export async function requestReset(
  db: Db,
  email: string,
  from: { address: string },
): Promise<void> {
  const here = attemptKey('reset', { address: from.address });
  await countAttempt(db, { key: here, most: 300, seconds: HOUR_SECONDS });
  await countAttempt(db, {
    key: attemptKey('reset', { email }),
    most: RESET_SENDS_PER_HOUR,
    seconds: HOUR_SECONDS,
    spacingSeconds: RESET_RESEND_SECONDS,
  });
  await addTask(db, 'mail_reset_link', { email });
  await noteSecurityEvent(db, { kind: 'reset_requested', email });
}

/** Mails the link if the address has an account that may use it. */
export async function mailReset(
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  email: string,
): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (account) await claimSecurityEvents({ db, seal }, account);
  // A new password must not let a banned or deactivated account in.
  if (account?.state !== 'active' && account?.state !== 'pending') return;
  const { token, token_hash } = freshToken();
  await db.transaction().execute(async (trx) => {
    await keepReset(trx, account.id, token_hash);
    await mailResetLink(trx, account, resetLink(publicUrl, token));
  });
}

/**
 * A link with which an invited person sets a password and thereby accepts. It works as long as the
 * invitation is open; their earlier links stop working.
 */
export async function invitationLink(
  trx: Trx,
  publicUrl: string,
  accountId: number,
): Promise<string> {
  const { token, token_hash } = freshToken();
  await keepReset(trx, accountId, token_hash, UNCONFIRMED_LIFE_DAYS * 24 * 60);
  return resetLink(publicUrl, token);
}

const resetLink = (publicUrl: string, token: string) =>
  `${publicUrl}/auth/reset-password#reset_token=${token}`;

interface NewPassword {
  token: string;
  password: string;
}

/**
 * Sets a new password with a mailed token, once and within 30 minutes, and ends every session.
 * Reading the mail proves the mailbox, so an unconfirmed account becomes confirmed.
 */
export async function resetPassword(
  db: Db,
  { token, password }: NewPassword,
  from: { address: string },
): Promise<void> {
  const here = attemptKey('reset-try', { address: from.address });
  await countAttempt(db, { key: here, most: 300, seconds: HOUR_SECONDS });
  const token_hash = hashToken(token);
  const holder = orRefuse(await findReset(db, token_hash), 'identity.password.reset_expired');
  refuseWeakPassword(password, [holder.email, holder.name]);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    // If two arrive at once, only one finds the token.
    if (!(await takeReset(trx, token_hash))) throw refuse('identity.password.reset_expired');
    const account = await setPassword(trx, holder.id, password_hash, { provesMailbox: true });
    await noteSecurityEvent(trx, { kind: 'password_reset', accountId: holder.id });
    await endSessions(trx, holder.id);
    // Whoever registered with somebody else's address must not be able to lock its holder out.
    if (!holder.email_verified_at) await dropTwoStep(trx, holder.id);
    await dropOpenLinks(trx, holder.id);
    await mailPasswordChanged(trx, account);
  });
}
