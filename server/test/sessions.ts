import { sql } from 'kysely';
import { REAUTHENTICATION_MINUTES, RENEWED_TOKEN_SECONDS } from '../../contract/constants.ts';
import type { Portal } from './portal.ts';

/** Makes the last login of every session of the account so old that it has to authenticate again. */
export async function ageAuthentication(portal: Portal, accountId: number): Promise<void> {
  await portal.db
    .updateTable('sessions')
    .set({
      authenticated_at: sql<string>`now() - make_interval(mins => ${REAUTHENTICATION_MINUTES})`,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Makes the previous tokens stop working, as if time had passed. */
export async function ageRenewal(portal: Portal, accountId: number): Promise<void> {
  await portal.db
    .updateTable('sessions')
    .set({
      old_token_until: sql<string>`old_token_until - make_interval(secs => ${RENEWED_TOKEN_SECONDS})`,
    })
    .where('account_id', '=', accountId)
    .execute();
}
