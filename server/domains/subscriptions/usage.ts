import { sql } from 'kysely';
import type { Language } from '../../../contract/endpoint.ts';
import { type Allowance, gives, mostOf, reaches } from '../../../contract/money/plan-levels.ts';
import { allowanceName } from '../../../contract/money/plan-words.ts';
import type { Usage } from '../../../contract/money/subscriptions.ts';
import type { Db } from '../../platform/database.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { attemptsOfDay } from '../../platform/limits/attempts.ts';
import { openedStrangers } from '../candidates/facts.ts';
import { featuredDaysUsed } from '../featured-jobs/facts.ts';
import { jobState } from '../jobs/facts.ts';
import { type BuyerRef, levelOf } from '../plans/plans.ts';

/** How much of each allowance somebody uses. */
async function countUsed(
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
            and ${jobState} in ('active', 'paused', 'held')) as "openJobs",
          (select count(*) from accounts where company_id = ${companyId})
            + (select count(*) from team_invitations
              where company_id = ${companyId} and expires_at > now()) as "seats",
          (select count(*) from ${openedStrangers(sql`${companyId}::bigint`)} as opened) as "candidateViews",
          ${featuredDaysUsed(sql`${companyId}::bigint`)} as "featuredDays",
          ${attemptsOfDay(attemptKey('conversation', { account: accountId }))} as "newConversations",
          ${attemptsOfDay(attemptKey('message', { account: accountId }))} as "messages"`;
  const { rows } = await counts.execute(db);
  return rows[0] ?? {};
}

/** How much of their plan somebody or their company uses. */
export async function usageOf(db: Db, ref: BuyerRef, language: Language): Promise<Usage[]> {
  const level = await levelOf(db, ref);
  const used = await countUsed(db, ref);
  const limited = (Object.keys(gives[level]) as Allowance[]).filter((each) => !reaches.has(each));
  return limited.map((allowance) => ({
    allowance,
    name: allowanceName(allowance, language),
    used: used[allowance] ?? 0,
    most: mostOf(level, allowance),
  }));
}
