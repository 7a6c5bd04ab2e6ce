/** Asks somebody who is signed in for their password again, before something serious. */
import { attemptKey } from '../limits/attempt-keys.ts';
import { countAttempt } from '../limits/attempts.ts';
import type { Db } from '../database.ts';
import { refuse } from '../refusal.ts';
import { passwordFits } from './passwords.ts';

/**
 * Refuses with user.password.invalid on the named field unless the password is that of the account,
 * so that an open browser is not enough to take an account over. Ten tries in 15 minutes, then 429.
 */
export async function refuseWrongPassword(
  db: Db,
  accountId: number,
  password: string,
  field: string,
): Promise<void> {
  const key = attemptKey('password', { account: accountId });
  await countAttempt(db, { key, most: 10, seconds: 900 });
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!(await passwordFits(password_hash, password))) {
    throw refuse('user.password.invalid', { field });
  }
}
