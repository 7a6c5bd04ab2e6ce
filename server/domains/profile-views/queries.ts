import { sql } from 'kysely';
import { PROFILE_VIEW_DAYS, PROFILE_VIEW_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { ProfileView } from '../../../contract/profiles/profile-views.ts';
import type { viewPeriods } from '../../../contract/profiles/view-periods.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isWithin, looks } from './facts.ts';
import { today } from '../../platform/calendar/days-in-india.ts';

export interface View {
  seekerId: number;
  companyId: number;
  what: ProfileView['opened'][number];
  reason: ProfileView['reasons'][number];
}

/**
 * Adds a view, once a day; but not of a seeker who has left or is just leaving. If it is the company's first one of
 * the day and the seeker can sign in, returns the company and the day, otherwise nothing.
 */
export async function insertView(
  trx: Trx,
  { seekerId, companyId, what, reason }: View,
): Promise<{ company_name: string; day: string } | undefined> {
  const { rows } = await sql<{ company_name: string; day: string }>`
    with seen as (
      insert into profile_views (account_id, company_id, day, what, reason)
      select id, ${companyId}::bigint, ${today}, ${what}, ${reason}
        from accounts where id = ${seekerId} and state <> 'deleted' for share
      on conflict do nothing
      returning account_id, company_id, day
    )
    select companies.name as company_name, seen.day::text as day
      from seen join companies on companies.id = seen.company_id
        join accounts on accounts.id = seen.account_id
     where accounts.state in ('active', 'pending') and not exists (select from profile_views as earlier
       where earlier.account_id = seen.account_id and earlier.company_id = seen.company_id
         and earlier.day = seen.day)`.execute(trx);
  return rows[0];
}

type Period = (typeof viewPeriods)[number];

const days: Record<Period, number> = { month: PROFILE_VIEW_DAYS, year: PROFILE_VIEW_LIFE_DAYS };

const listed = (db: Db, seekerId: number, period: Period) =>
  db
    .selectFrom('profile_views')
    .innerJoin('companies', 'companies.id', 'profile_views.company_id')
    .select([
      'companies.id as company_id',
      'companies.name as company_name',
      'profile_views.day',
      sql<ProfileView['opened']>`array_agg(distinct profile_views.what)`.as('opened'),
      sql<ProfileView['reasons']>`array_agg(distinct profile_views.reason)`.as('reasons'),
      sql<string>`max(profile_views.seen_at)`.as('seen_at'),
    ])
    .where('profile_views.account_id', '=', seekerId)
    .where(isWithin(days[period]))
    .groupBy(['companies.id', 'profile_views.day']);

/** One row for each company and day, newest first. */
export const listViews = (
  db: Db,
  seekerId: number,
  { period, ...paging }: Paging & { period: Period },
) =>
  pageOf(
    db
      .selectFrom(listed(db, seekerId, period).as('looked'))
      .selectAll()
      .orderBy('seen_at', 'desc')
      .orderBy('company_id'),
    paging,
  );

export const countViews = (db: Db, seekerId: number): Promise<Record<Period, number>> =>
  db
    .selectFrom('profile_views')
    .select([
      sql<number>`${looks} filter (where ${isWithin(days.month)})`.as('month'),
      sql<number>`${looks} filter (where ${isWithin(days.year)})`.as('year'),
    ])
    .where('profile_views.account_id', '=', seekerId)
    .executeTakeFirstOrThrow();

export async function deleteOldViews(db: Db): Promise<void> {
  await db
    .deleteFrom('profile_views')
    .where((view) => view.not(isWithin(PROFILE_VIEW_LIFE_DAYS)))
    .execute();
}
