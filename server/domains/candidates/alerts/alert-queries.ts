import { sql } from 'kysely';
import { ALERT_MEMORY_DAYS } from '../../../../contract/constants.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import type { Departure } from '../../../platform/departures.ts';
import { holdAccount } from '../../../platform/limits/hold-account.ts';
import { nextMoment } from '../../alerts/facts.ts';

interface Place {
  accountId: number;
  searchId: number;
}

/** Locks the account, so that two new alerts at once cannot both be the last one allowed. */
export async function countOtherAlerts(trx: Trx, { accountId, searchId }: Place): Promise<number> {
  await holdAccount(trx, accountId);
  const { count } = await trx
    .selectFrom('candidate_alerts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('search_id', '<>', searchId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The same frequency again changes nothing: what is due now is still sent. */
export async function keepAlert(
  trx: Trx,
  { accountId, searchId }: Place,
  frequency: 'daily' | 'weekly',
): Promise<void> {
  const due_at = nextMoment(sql`${frequency}::text`);
  await trx
    .insertInto('candidate_alerts')
    .values({ account_id: accountId, search_id: searchId, frequency, due_at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'search_id'])
        .doUpdateSet({ frequency, due_at })
        .where('candidate_alerts.frequency', '<>', frequency),
    )
    .execute();
}

export async function deleteAlert(trx: Trx, { accountId, searchId }: Place): Promise<void> {
  await trx
    .deleteFrom('candidate_alerts')
    .where('account_id', '=', accountId)
    .where('search_id', '=', searchId)
    .execute();
}

/** A search that the team does not share any more tells its owner alone. */
export async function deleteAlertsOfOthers(
  trx: Trx,
  { accountId, searchId }: Place,
): Promise<void> {
  await trx
    .deleteFrom('candidate_alerts')
    .where('search_id', '=', searchId)
    .where('account_id', '<>', accountId)
    .execute();
}

/** Somebody who left is told no more of the searches that the team shares. */
export async function deleteAlertsOf({ trx, accountId, companyId }: Departure): Promise<void> {
  await trx
    .deleteFrom('candidate_alerts')
    .where('account_id', '=', accountId)
    .where('search_id', 'in', (row) =>
      row.selectFrom('saved_candidate_searches').select('id').where('company_id', '=', companyId),
    )
    .execute();
}

export async function deleteOldMatches(db: Db): Promise<void> {
  await db
    .deleteFrom('candidate_alert_matches')
    .where('sent_at', '<', sql<string>`now() - make_interval(days => ${ALERT_MEMORY_DAYS}::int)`)
    .execute();
}
