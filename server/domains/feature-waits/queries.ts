import { sql } from 'kysely';
import { NOTIFICATION_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';

/** Keeps the first consent; asking again changes nothing. */
export async function insertWait(
  db: Db,
  wait: { email: string; path: string; language: Language },
): Promise<void> {
  await db
    .insertInto('feature_waits')
    .values(wait)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks everybody who waits for a path as mailed, and returns them. */
export const markMailed = (
  db: Db,
  path: string,
): Promise<{ email: string; language: Language; unsubscribe_token: string }[]> =>
  db
    .updateTable('feature_waits')
    .set({ told_at: sql<string>`now()` })
    .where('path', '=', path)
    .where('told_at', 'is', null)
    .returning(['email', 'language', 'unsubscribe_token'])
    .execute();

/** Removes the address that a token was mailed to from every list. */
export async function deleteWaitsOf(db: Db, token: string): Promise<void> {
  await db
    .deleteFrom('feature_waits')
    .where(sql<string>`lower(email)`, '=', (wait) =>
      wait
        .selectFrom('feature_waits as mailed')
        .select(sql<string>`lower(mailed.email)`.as('email'))
        .where('mailed.unsubscribe_token', '=', token),
    )
    .execute();
}

/** As long as notifications are kept; the link in the mail works for this time. */
const MAILED_LIFE_DAYS = NOTIFICATION_LIFE_DAYS;

/** Once its mail is sent, a row is needed only for the link in it. */
export async function deleteMailedWaits(db: Db): Promise<void> {
  await db
    .deleteFrom('feature_waits')
    .where('told_at', '<', sql<string>`now() - make_interval(days => ${MAILED_LIFE_DAYS}::int)`)
    .execute();
}

export async function deleteWaitsOfAddress(trx: Db, email: string): Promise<void> {
  await trx
    .deleteFrom('feature_waits')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute();
}
