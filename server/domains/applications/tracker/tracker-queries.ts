import { sql } from 'kysely';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import type { EmploymentType } from '../../../../contract/jobs.ts';
import type { Paging } from '../../../../contract/lists.ts';
import { anyOfIds, type Db } from '../../../platform/database.ts';
import { isInDays } from '../../../platform/calendar/days-in-india.ts';
import { containing } from '../../../platform/like.ts';
import { pageOf } from '../../../platform/page.ts';
import { isClaimed } from '../../companies/facts.ts';
import { interviewOfApplication } from '../../interviews/facts.ts';
import { jobStateOrDeleted, yearsRequired } from '../../jobs/facts.ts';
import { offerOfApplication } from '../../offers/facts.ts';
import { contactSharedSince } from '../../sharing/facts.ts';
import { isLate } from '../facts.ts';

// The SQL of the tracker; every query is limited to the seeker.

/** The seeker's filters; an empty list of statuses selects none, null selects all. */
export interface TrackerFilters {
  search: string;
  statuses: ApplicationStatus[] | null;
  employment_type: EmploymentType[];
  experience_years?: number | undefined;
  /** YYYY-MM-DD in India; `from` and `to` are both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const tracked = (db: Db, seekerId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('applications.seeker_id', '=', seekerId);

export function filtered(db: Db, seekerId: number, filters: TrackerFilters) {
  const { search, statuses, employment_type, experience_years, from, to } = filters;
  const pattern = containing(search);
  return tracked(db, seekerId)
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('jobs.title', 'ilike', pattern),
          row('companies.name', 'ilike', pattern),
          row('jobs.location', 'ilike', pattern),
        ]),
      ),
    )
    .$if(statuses !== null, (query) =>
      query.where('applications.status', '=', sql<ApplicationStatus>`any(${statuses})`),
    )
    .$if(employment_type.length > 0, (query) =>
      query.where('jobs.employment_type', 'in', employment_type),
    )
    .$if(experience_years === 0, (query) => query.where(yearsRequired, '=', 0))
    .$if((experience_years ?? 0) > 0, (query) =>
      query.where(yearsRequired, '>=', experience_years ?? 0),
    )
    .where(isInDays('applications.created_at', { from, to }));
}

/** What seekers see of the job of an application. */
export const jobOfTracked = [
  'jobs.id as job_id',
  'jobs.title',
  'jobs.location',
  'jobs.employment_type',
  'jobs.experience_level',
  'jobs.salary_min_inr',
  'jobs.salary_max_inr',
  'jobs.salary_period',
  'companies.id as company_id',
  'companies.name as company_name',
  jobStateOrDeleted.as('job_state'),
  isClaimed('companies.id').as('company_claimed'),
] as const;

type Tracked = ReturnType<typeof tracked>;

const withTrackedColumns = (query: Tracked) =>
  query
    .leftJoin('application_notes as own', 'own.application_id', 'applications.id')
    .select([
      'applications.id',
      'applications.status',
      'applications.cover_letter',
      'applications.answers',
      'applications.created_at',
      'applications.updated_at',
      'applications.seeker_id',
      'applications.candidate',
      'applications.resume_name',
      'applications.answer_due_at',
      'applications.answered_at',
      isLate.as('is_late'),
      'own.note as private_note',
      'own.changed_at as note_changed_at',
      'own.follow_up_on',
      interviewOfApplication.as('interview'),
      offerOfApplication.as('offer'),
      contactSharedSince('applications.seeker_id', 'jobs.company_id').as('contact_shared_at'),
      ...jobOfTracked,
    ]);

export const listTracked = (
  db: Db,
  seekerId: number,
  { page, limit, ...filters }: TrackerFilters & Paging,
) =>
  pageOf(
    withTrackedColumns(filtered(db, seekerId, filters))
      .orderBy('applications.created_at', 'desc')
      .orderBy('applications.id', 'desc'),
    { page, limit },
  );

export const listTrackedByIds = (db: Db, seekerId: number, ids: readonly number[]) =>
  withTrackedColumns(tracked(db, seekerId)).where('applications.id', '=', anyOfIds(ids)).execute();
export type TrackedRow = Awaited<ReturnType<typeof listTrackedByIds>>[number];

/** How many match for each status that occurs, whatever the status filter. */
export const countTracked = (db: Db, seekerId: number, filters: TrackerFilters) =>
  filtered(db, seekerId, { ...filters, statuses: null })
    .select(['applications.status', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('applications.status')
    .execute();

export const getTracked = (db: Db, seekerId: number, id: number): Promise<TrackedRow | undefined> =>
  withTrackedColumns(tracked(db, seekerId)).where('applications.id', '=', id).executeTakeFirst();

/** Keeps the seeker's own note; false if the application is not theirs. */
export async function keepNote(
  db: Db,
  seekerId: number,
  id: number,
  { note, follow_up_on }: { note: string; follow_up_on: string | null },
): Promise<boolean> {
  const kept = await db
    .insertInto('application_notes')
    .columns(['application_id', 'account_id', 'note', 'follow_up_on'])
    .expression(
      tracked(db, seekerId)
        .where('applications.id', '=', id)
        .select([
          'applications.id',
          'applications.seeker_id',
          sql<string>`${note}`.as('note'),
          sql<string | null>`${follow_up_on}::date`.as('follow_up_on'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .doUpdateSet({ note, follow_up_on, changed_at: sql<string>`now()` }),
    )
    .returning('application_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export const listApplied = (db: Db, seekerId: number) =>
  db
    .selectFrom('applications')
    .select(['job_id', 'id as application_id', 'status', 'created_at'])
    .select(['answer_due_at', 'answered_at', isLate.as('is_late')])
    .where('seeker_id', '=', seekerId)
    .orderBy('id', 'desc')
    .execute();
