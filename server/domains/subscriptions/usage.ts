import { sql } from 'kysely';
import type { Allowance } from '../../../contract/money/plan-levels.ts';
import type { Db } from '../../platform/database.ts';
import { jobState } from '../jobs/facts.ts';
import type { BuyerRef } from '../plans/plans.ts';

/** How many of each allowance somebody has. */
export async function countUsed(
  db: Db,
  { buyer, accountId, companyId }: BuyerRef,
): Promise<Partial<Record<Allowance, number>>> {
  const counts =
    buyer === 'user'
      ? sql<Record<Allowance, number>>`select
          (select count(*) from alerts where account_id = ${accountId} and deleted_at is null)
            as "alerts",
          (select count(*) from outside_applications
            where account_id = ${accountId} and deleted_at is null) as "outsideApplications"`
      : sql<Record<Allowance, number>>`select
          (select count(*) from jobs where company_id = ${companyId} and deleted_at is null
            and ${jobState} in ('active', 'paused')) as "openJobs",
          (select count(*) from accounts where company_id = ${companyId})
            + (select count(*) from team_invitations
              where company_id = ${companyId} and expires_at > now()) as "seats"`;
  const { rows } = await counts.execute(db);
  return rows[0] ?? {};
}
