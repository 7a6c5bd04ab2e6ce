/** Changes the e-mail address of an account, once both addresses have agreed. */
import type { EmailChange } from '../../../contract/accounts/account-settings.ts';
import { EMAIL_QUESTIONS_PER_HOUR } from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { brokenConstraint, type Db } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { freshToken, hashToken } from '../../platform/secrets/tokens.ts';
import { readAccountByPassword, refuseDisposable } from './accounts.ts';
import { findAccountByEmail, getAccount } from './queries.ts';
import { mailEmailChanged, mailEmailQuestion } from './settings-mails.ts';
import {
  agreeToEmailChange,
  deleteEmailChange,
  dropOpenLinks,
  findEmailChange,
  keepEmailChange,
  setEmail,
} from './settings-queries.ts';

interface Answer {
  email_change: EmailChange | null;
}

export async function readEmailChange(db: Db, accountId: number): Promise<Answer> {
  const change = await findEmailChange(db, accountId);
  if (!change) return { email_change: null };
  const { new_email, old_confirmed_at, new_confirmed_at, expires_at } = change;
  return {
    email_change: {
      new_email,
      old_confirmed: old_confirmed_at !== null,
      new_confirmed: new_confirmed_at !== null,
      expires_at,
    },
  };
}

/**
 * Mails both addresses a link to agree with. An old address that was never confirmed is not asked,
 * because it may be mistyped or a stranger's.
 */
export async function requestEmailChange(
  { db, publicUrl }: { db: Db; publicUrl: string },
  accountId: number,
  { email, current_password }: { email: string; current_password: string },
): Promise<Answer> {
  const key = attemptKey('email-change', { account: accountId });
  await countAttempt(db, { key, most: 5, seconds: HOUR_SECONDS });
  const account = await readAccountByPassword(db, accountId, current_password, 'current_password');
  if (account.email.toLowerCase() === email.toLowerCase()) {
    throw refuse('identity.email_change.same', { field: 'email' });
  }
  refuseDisposable(account.role, email);
  if (await findAccountByEmail(db, email)) throw refuseTaken();
  await countAttempt(db, {
    key: attemptKey('email-change-to', { email }),
    most: EMAIL_QUESTIONS_PER_HOUR,
    seconds: HOUR_SECONDS,
  });
  const old = freshToken();
  const fresh = freshToken();
  const isOldAsked = account.email_verified_at !== null;
  const linkOf = (token: string) => `${publicUrl}/auth/confirm-email#token=${token}`;
  await db.transaction().execute(async (trx) => {
    await keepEmailChange(trx, accountId, {
      new_email: email,
      old_token_hash: old.token_hash,
      new_token_hash: fresh.token_hash,
      old_confirmed_at: isOldAsked ? null : new Date(),
    });
    await noteSecurityEvent(trx, { kind: 'email_change_requested' });
    const question = { account, newEmail: email };
    await mailEmailQuestion(trx, { ...question, to: 'new', link: linkOf(fresh.token) });
    if (isOldAsked) {
      await mailEmailQuestion(trx, { ...question, to: 'old', link: linkOf(old.token) });
    }
  });
  return readEmailChange(db, accountId);
}

const refuseTaken = () => refuse('identity.user.already_exists', { field: 'email' });

/**
 * Records that one of the two addresses agrees. Once both have, the account's address changes and
 * both are mailed.
 */
export async function confirmEmailChange(
  db: Db,
  token: string,
  from: { address: string },
): Promise<{ changed: boolean; new_email: string }> {
  await countAttempt(db, {
    key: attemptKey('email-change', { address: from.address }),
    most: 300,
    seconds: HOUR_SECONDS,
  });
  return db.transaction().execute(async (trx) => {
    const change = orRefuse(
      await agreeToEmailChange(trx, hashToken(token)),
      'identity.email_change.expired',
    );
    const { account_id, new_email, old_confirmed_at, new_confirmed_at } = change;
    if (old_confirmed_at === null || new_confirmed_at === null) {
      return { changed: false, new_email };
    }
    const before = await getAccount(trx, account_id);
    const account = await setEmail(trx, account_id, new_email).catch((error: unknown) => {
      // Somebody has registered with the new address in the meantime.
      throw brokenConstraint(error) === 'accounts_email' ? refuseTaken() : error;
    });
    if (!account) throw refuse('identity.email_change.expired');
    await noteSecurityEvent(trx, { kind: 'email_changed', accountId: account_id });
    await dropOpenLinks(trx, account_id);
    await mailEmailChanged(trx, account, before.email_verified_at ? before.email : null);
    return { changed: true, new_email };
  });
}

export async function dropEmailChange(db: Db, accountId: number): Promise<Answer> {
  await deleteEmailChange(db, accountId);
  return { email_change: null };
}
