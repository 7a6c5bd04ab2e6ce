import { sql } from 'kysely';
import { PROFILE_VIEW_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Disclosure } from '../../../contract/disclosures.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';

const noReason = sql<string | null>`null`.as('reason');

/** Each time that the seeker sent an application, and what it contained. */
const sent = (db: Db, seekerId: number) =>
  db
    .selectFrom('application_events')
    .innerJoin('applications', 'applications.id', 'application_events.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      sql<Disclosure['kind']>`'application'`.as('kind'),
      sql<string | null>`companies.name`.as('company_name'),
      sql<string | null>`jobs.title`.as('job_title'),
      sql<Disclosure['what']>`array_remove(array['profile',
        case when applications.cover_letter <> '' then 'letter' end,
        case when applications.resume_id is not null then 'resume' end,
        case when coalesce(applications.candidate ->> 'current_ctc_inr',
          applications.candidate ->> 'expected_ctc_inr') is not null then 'pay' end], null)`.as(
        'what',
      ),
      'application_events.created_at as at',
      sql<string | null>`null::timestamptz`.as('until'),
      noReason,
    ])
    .where('applications.seeker_id', '=', seekerId)
    .where('application_events.kind', 'in', ['applied', 'applied_again']);

/** Each day on which a company looked. */
const looked = (db: Db, seekerId: number) =>
  db
    .selectFrom('profile_views')
    .innerJoin('companies', 'companies.id', 'profile_views.company_id')
    .select([
      sql<Disclosure['kind']>`'view'`.as('kind'),
      sql<string | null>`companies.name`.as('company_name'),
      sql<string | null>`null`.as('job_title'),
      sql<Disclosure['what']>`array_agg(distinct profile_views.what)`.as('what'),
      sql<string>`min(profile_views.seen_at)`.as('at'),
      sql<string | null>`null::timestamptz`.as('until'),
      noReason,
    ])
    .where('profile_views.account_id', '=', seekerId)
    .groupBy(['companies.id', 'profile_views.day']);

/** Each period in which a company could read mail address and phone number. */
const sharedContact = (db: Db, seekerId: number) =>
  db
    .selectFrom('contact_shares as share')
    .innerJoin('companies', 'companies.id', 'share.company_id')
    .innerJoin('accounts', 'accounts.id', 'share.account_id')
    .select([
      sql<Disclosure['kind']>`'contact'`.as('kind'),
      sql<string | null>`companies.name`.as('company_name'),
      sql<string | null>`null`.as('job_title'),
      sql<Disclosure['what']>`array_remove(array['email',
        case when accounts.phone is not null then 'phone' end], null)`.as('what'),
      'share.shared_at as at',
      'share.ended_at as until',
      noReason,
    ])
    .where('share.account_id', '=', seekerId);

/** Each period in which the seeker's profile was public. */
const madePublic = (db: Db, seekerId: number) =>
  db
    .selectFrom('public_profile_periods')
    .select([
      sql<Disclosure['kind']>`'public_profile'`.as('kind'),
      sql<string | null>`null`.as('company_name'),
      sql<string | null>`null`.as('job_title'),
      sql<Disclosure['what']>`array['public_profile']`.as('what'),
      'began_at as at',
      'ended_at as until',
      noReason,
    ])
    .where('account_id', '=', seekerId);

/** Each time that an admin opened the resume. */
const openedByOperator = (db: Db, seekerId: number) =>
  db
    .selectFrom('resume_accesses')
    .select([
      sql<Disclosure['kind']>`'operator'`.as('kind'),
      sql<string | null>`null`.as('company_name'),
      sql<string | null>`null`.as('job_title'),
      sql<Disclosure['what']>`array['resume']`.as('what'),
      'created_at as at',
      sql<string | null>`null::timestamptz`.as('until'),
      sql<string | null>`reason`.as('reason'),
    ])
    .where('account_id', '=', seekerId);

/** Newest first. */
export const listDisclosures = (db: Db, seekerId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom(
        sent(db, seekerId)
          .unionAll(looked(db, seekerId))
          .unionAll(madePublic(db, seekerId))
          .unionAll(sharedContact(db, seekerId))
          .unionAll(openedByOperator(db, seekerId))
          .as('disclosed'),
      )
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('company_name')
      .orderBy('kind'),
    paging,
  );

/** Kept as long as the views are. */
export async function deleteOldPeriods(db: Db): Promise<void> {
  const old = sql<string>`now() - make_interval(days => ${PROFILE_VIEW_LIFE_DAYS})`;
  await db.deleteFrom('public_profile_periods').where('ended_at', '<', old).execute();
  await db.deleteFrom('found_periods').where('ended_at', '<', old).execute();
}
