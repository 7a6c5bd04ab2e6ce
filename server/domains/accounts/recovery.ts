/** A forgotten password: a mailed link, and the new password it lets its reader set. */
import { RESET_RESEND_SECONDS, RESET_SENDS_PER_HOUR } from '../../../contract/constants.ts';
import { isCommonPassword } from '../../../contract/accounts/common-passwords.ts';
import { countAttempt, networkOf } from '../../platform/attempts.ts';
import type { Db } from '../../platform/database.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { refuse } from '../../platform/refusal.ts';
import { endSessions } from '../../platform/sessions.ts';
import { addTask } from '../../platform/tasks.ts';
import { freshToken, hashToken } from '../../platform/tokens.ts';
import { dropTwoStep } from '../two-step/two-step.ts';
import { mailPasswordChanged, mailResetLink } from './settings-mails.ts';
import { findAccountByEmail } from './queries.ts';
import { dropOpenLinks, findReset, keepReset, setPassword, takeReset } from './settings-queries.ts';

/**
 * Counted, written and answered alike for every address: whether there is an account is looked up by
 * a background task, when the answer is long gone.
 */
export async function requestReset(
  db: Db,
  email: string,
  from: { address: string },
): Promise<void> {
  await countAttempt(db, { key: `reset:${networkOf(from.address)}`, most: 300, seconds: 3600 });
  await countAttempt(db, {
    key: `reset:${email.toLowerCase()}`,
    most: RESET_SENDS_PER_HOUR,
    seconds: 3600,
    spacingSeconds: RESET_RESEND_SECONDS,
  });
  await addTask(db, 'mail_reset_link', { email });
}

/** Mails the link if the address has an account that may use it. */
export async function mailReset(db: Db, email: string, publicUrl: string): Promise<void> {
  const account = await findAccountByEmail(db, email);
  // Who is shut out does not come in by a new password.
  if (account?.state !== 'active' && account?.state !== 'pending') return;
  const { token, token_hash } = freshToken();
  await db.transaction().execute(async (trx) => {
    await keepReset(trx, account.id, token_hash);
    await mailResetLink(trx, account, `${publicUrl}/auth/reset-password?reset_token=${token}`);
  });
}

interface NewPassword {
  token: string;
  password: string;
}

/**
 * Sets a new password with a mailed token, once and within 30 minutes. Every session ends. Whoever
 * read the mail holds the mailbox, so an account that was not confirmed is from now on.
 */
export async function resetPassword(
  db: Db,
  { token, password }: NewPassword,
  from: { address: string },
): Promise<void> {
  await countAttempt(db, { key: `reset-try:${networkOf(from.address)}`, most: 300, seconds: 3600 });
  const token_hash = hashToken(token);
  const holder = await findReset(db, token_hash);
  if (!holder) throw refuse('identity.password.reset_expired');
  if (isCommonPassword(password, [holder.email, holder.name])) {
    throw refuse('password.weak', { field: 'password' });
  }
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    // Of two that arrive at once, one finds the token.
    if (!(await takeReset(trx, token_hash))) throw refuse('identity.password.reset_expired');
    const account = await setPassword(trx, holder.id, password_hash, { provesMailbox: true });
    await endSessions(trx, holder.id);
    // Whoever registered with somebody else's address leaves nothing that could lock its holder out.
    if (!holder.email_verified_at) await dropTwoStep(trx, holder.id);
    await dropOpenLinks(trx, holder.id);
    await mailPasswordChanged(trx, account);
  });
}
