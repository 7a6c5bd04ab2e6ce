import { type Selectable, sql } from 'kysely';
import type { TwoStep } from '../../../db/tables/sign-in.ts';
import type { Db, Trx } from '../../platform/database.ts';

export const findTwoStep = (db: Db, accountId: number): Promise<Selectable<TwoStep> | undefined> =>
  db.selectFrom('two_step').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Stores a secret in place of one that was never confirmed; false if two-step sign-in is on already. */
export async function keepSecret(db: Db, accountId: number, sealed: Buffer): Promise<boolean> {
  const kept = await db
    .insertInto('two_step')
    .values({ account_id: accountId, sealed_secret: sealed })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealed })
        .where('two_step.enabled_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export const listSecrets = (trx: Trx) =>
  trx.selectFrom('two_step').select(['account_id', 'sealed_secret']).forUpdate().execute();

export async function replaceSecret(trx: Trx, accountId: number, sealed: Buffer): Promise<void> {
  await trx
    .updateTable('two_step')
    .set({ sealed_secret: sealed })
    .where('account_id', '=', accountId)
    .execute();
}

/** Uses up the code of a time step; false if it or a later one was used. */
export async function takeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses up a recovery code; false if there is no such code. */
export async function takeRecoveryCode(db: Db, accountId: number, hash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Switches on the secret whose code was read; false if another has replaced it meanwhile, or it is on already. */
export async function markEnabled(
  db: Db,
  { account_id, sealed_secret }: Pick<Selectable<TwoStep>, 'account_id' | 'sealed_secret'>,
  recoveryHashes: readonly Buffer[],
): Promise<boolean> {
  const enabled = await db
    .updateTable('two_step')
    .set({ enabled_at: sql<string>`now()` })
    .where('account_id', '=', account_id)
    .where('sealed_secret', '=', sealed_secret)
    .where('enabled_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  if (!enabled) return false;
  await db
    .insertInto('recovery_codes')
    .values(recoveryHashes.map((code_hash) => ({ account_id, code_hash })))
    .execute();
  return true;
}

/** Also deletes the recovery codes; returns whether it was on. */
export async function deleteTwoStep(db: Db, accountId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('two_step')
    .where('account_id', '=', accountId)
    .returning('enabled_at')
    .executeTakeFirst();
  return Boolean(deleted?.enabled_at);
}

/** The recipient of mails about two-step sign-in. */
export const getAddressee = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
