/** The second step of signing in, as far as it decides what an account may do. */
import { sql } from 'kysely';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Db, Trx } from '../database.ts';
import { refuse } from '../refusal.ts';
import { endSessions, type SignedIn } from '../sessions.ts';

/** Whether the account has more than its password: the codes of an app, or a passkey. */
export async function hasSecondStep(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from two_step where account_id = ${accountId} and enabled_at is not null)
      or exists (select from passkeys where account_id = ${accountId}) as has`.execute(db);
  return rows[0]?.has === true;
}

/**
 * Refuses an admin who has no second step, except for what every account may do, such as setting
 * one up.
 */
export async function refuseOneStep(
  db: Db,
  { who }: Pick<Endpoint, 'who'>,
  { id, role }: SignedIn,
): Promise<void> {
  if (role !== 'admin' || who === 'account') return;
  if (!(await hasSecondStep(db, id))) throw refuse('authz.second_step_required');
}

/** An admin's other sessions may have begun with a password alone. */
export async function endOneStepSessions(
  trx: Trx,
  { id, role, session_id }: Pick<SignedIn, 'id' | 'role' | 'session_id'>,
): Promise<void> {
  if (role === 'admin') await endSessions(trx, id, { except: [session_id] });
}
