import { sql } from 'kysely';
import type { TrackerStatus } from '../../../../contract/applications.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type { TrackedFilters } from '../../../../contract/applications/tracked-applications.ts';
import type { Db } from '../../../platform/database.ts';
import { startInIndia } from '../../../platform/calendar/days-in-india.ts';
import { containing } from '../../../platform/like.ts';
import { pageOf } from '../../../platform/page.ts';
import { filtered, type TrackerFilters } from './tracker-queries.ts';

// Applications that were sent here and those that the seeker entered by hand, in one order.

export interface Tracking extends TrackerFilters {
  /** The statuses of what was entered by hand; null for all. */
  words: readonly TrackerStatus[] | null;
  sent?: TrackedFilters['sent'];
  sort: TrackedFilters['sort'];
}

type Kind = 'application' | 'outside';
const never = sql<boolean>`false`;

const sentHere = (db: Db, seekerId: number, filters: Tracking) =>
  filtered(db, seekerId, filters)
    .$if(filters.sent === 'elsewhere', (query) => query.where(never))
    .select([
      sql<Kind>`'application'`.as('kind'),
      'applications.id as id',
      'applications.created_at as applied_at',
      'applications.updated_at as changed_at',
      'companies.name as company_name',
    ]);

function enteredByHand(db: Db, seekerId: number, filters: Tracking) {
  const { search, words, sent, employment_type, experience_years, from, to } = filters;
  const pattern = containing(search);
  return db
    .selectFrom('outside_applications')
    .where('account_id', '=', seekerId)
    .where('deleted_at', 'is', null)
    .$if(sent === 'here' || employment_type.length > 0 || experience_years !== undefined, (query) =>
      query.where(never),
    )
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('job_title', 'ilike', pattern),
          row('company_name', 'ilike', pattern),
          row('location', 'ilike', pattern),
        ]),
      ),
    )
    .$if(words !== null, (query) =>
      query.where('status', '=', sql<TrackerStatus>`any(${[...(words ?? [])]}::text[])`),
    )
    .$if(from !== undefined, (query) => query.where('applied_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('applied_on', '<=', to ?? ''));
}

function inOrder(db: Db, seekerId: number, filters: Tracking) {
  const byHand = enteredByHand(db, seekerId, filters).select([
    sql<Kind>`'outside'`.as('kind'),
    'id',
    startInIndia(sql`applied_on`).as('applied_at'),
    'updated_at as changed_at',
    'company_name',
  ]);
  return db
    .selectFrom(sentHere(db, seekerId, filters).unionAll(byHand).as('tracked'))
    .select(['kind', 'id'])
    .$if(filters.sort === 'changed', (query) => query.orderBy('changed_at', 'desc'))
    .$if(filters.sort === 'company', (query) => query.orderBy(sql`lower(company_name)`))
    .orderBy('applied_at', 'desc')
    .orderBy('kind')
    .orderBy('id', 'desc');
}

export const pageOfTracked = (db: Db, seekerId: number, filters: Tracking, paging: Paging) =>
  pageOf(inOrder(db, seekerId, filters), paging);

/** Only the keys of everything that matches, in order, so that the rows can be read in parts. */
export const listTrackedKeys = (db: Db, seekerId: number, filters: Tracking) =>
  inOrder(db, seekerId, filters).execute();
export type TrackedKey = Awaited<ReturnType<typeof listTrackedKeys>>[number];

/** How many that were entered by hand have each status, whatever the status filter. */
export const countEnteredByHand = (db: Db, seekerId: number, filters: Tracking) =>
  enteredByHand(db, seekerId, { ...filters, words: null })
    .select(['status', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
