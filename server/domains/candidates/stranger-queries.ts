import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isNoStranger, openedStrangers } from './facts.ts';

/**
 * How many strangers the company has opened this month, and whether opening this one would leave
 * the number unchanged. Until the transaction ends, nobody else opens one for the company.
 */
export async function countStrangers(trx: Trx, companyId: number, seekerId: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended('strangers', ${companyId}::bigint))`.execute(
    trx,
  );
  const company = sql`${companyId}::bigint`;
  const seeker = sql`${seekerId}::bigint`;
  const { rows } = await sql<{ opened: number; is_counted: boolean }>`
    with opened as materialized ${openedStrangers(company)}
    select (select count(*) from opened) as opened,
      ${seeker} in (select account_id from opened)
        or ${isNoStranger({ company, seeker })} as is_counted`.execute(trx);
  return rows[0] ?? { opened: 0, is_counted: false };
}
