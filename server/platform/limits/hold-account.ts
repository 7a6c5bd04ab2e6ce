import type { Trx } from '../database.ts';

/**
 * Holds an account until the end of the transaction, so that of two changes at once not both are the last
 * one that a limit allows, and nothing is written for an account while it is being deleted.
 */
export async function holdAccount(trx: Trx, accountId: number): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    // No more than that: rows that refer to the account can still be written.
    .forNoKeyUpdate()
    .execute();
}
