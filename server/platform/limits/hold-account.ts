import type { Trx } from '../database.ts';

/**
 * Locks an account until the end of the transaction, so that two changes at once cannot both be the
 * last one that a limit allows, and nothing is written for an account while it is being deleted.
 */
export async function holdAccount(trx: Trx, accountId: number): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    // No stronger lock: others can still write rows that refer to the account.
    .forNoKeyUpdate()
    .execute();
}
