import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import { waitingStatuses } from '../../../contract/applications/statuses.ts';
import { JOB_REPOST_DAYS } from '../../../contract/constants.ts';
import type { JobState } from '../../../contract/jobs.ts';
import { plainFieldNames } from '../../../contract/jobs/plain-fields.ts';
import { conditionFieldNames } from '../../../contract/jobs/conditions/condition-fields.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Database } from '../../../db/schema.ts';
import type { DescriptionHtml, Jobs } from '../../../db/tables/jobs.ts';
import { anyOfIds, anyOfListed, type Db, type Trx } from '../../platform/database.ts';
import { type Given, prepared } from '../../platform/batching/prepared.ts';
import { containing } from '../../platform/like.ts';
import { pageOf } from '../../platform/page.ts';
import { answersInTimePercent, isClaimed } from '../companies/facts.ts';
import { isChecked } from '../company-evidence/facts.ts';
import { featuredUntil, isFeatured } from '../featured-jobs/facts.ts';
import { previewSource } from '../../platform/markdown.ts';
import { confirmBy } from './confirming/confirming-queries.ts';
import {
  answerDays,
  clientName,
  isExpiring,
  isIncomplete,
  isOpen,
  isPastLastDay,
  jobId,
  jobState,
  lacks,
  postedByType,
} from './facts.ts';

const now = sql<string>`now()`;

/**
 * How often the company posted the same role in the 90 days before; deleted jobs and those that are drafts again
 * count.
 */
const postedBefore = sql<number>`(select count(*) from jobs as earlier
  where earlier.company_id = jobs.company_id and role_key(earlier.title) = role_key(jobs.title)
    and role_key(earlier.location) = role_key(jobs.location) and earlier.id <> jobs.id
    and earlier.was_posted and earlier.posted_at < jobs.posted_at
    and earlier.posted_at > jobs.posted_at - make_interval(days => ${JOB_REPOST_DAYS}::int))`;

const applicationCount = sql<number>`(select count(*) from applications
  where applications.job_id = jobs.id)`;

const waitingCount = sql<number>`(select count(*) from applications
  where applications.job_id = jobs.id
    and applications.status = any(${[...waitingStatuses]}::text[]))`;

/** The columns that a recruiter writes; source and history stay with the original. */
const written = [
  'title',
  'location',
  'other_locations',
  'employment_type',
  'experience_level',
  'experience_min_years',
  'experience_max_years',
  'work_mode',
  'salary_min_inr',
  'salary_max_inr',
  'salary_period',
  'skills',
  ...plainFieldNames,
  'language',
  'company_id',
] as const;

/** The columns that only a job's own page shows. */
const writtenForPage = [
  'description',
  'description_html',
  'questions',
  'lawful_reasons',
  ...conditionFieldNames,
  'life_days',
] as const;

/** The columns for a card; `description` is only the beginning. */
const selectCards = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      ...written.map((column) => `jobs.${column}` as const),
      'jobs.id',
      sql<string>`left(jobs.description, ${previewSource})`.as('description'),
      'jobs.status',
      jobState.as('state'),
      sql<boolean>`(jobs.moderation is not null)`.as('paused_by_moderation'),
      'companies.name as company_name',
      isClaimed('jobs.company_id').as('company_claimed'),
      isChecked('companies').as('company_checked'),
      isFeatured.as('is_featured'),
      postedByType.as('posted_by_type'),
      clientName.as('client_name'),
      answerDays.as('answer_days'),
      answersInTimePercent.as('answers_in_time_percent'),
      applicationCount.as('application_count'),
      sql<boolean>`(jobs.questions <> '[]')`.as('has_questions'),
      'jobs.source',
      'jobs.feed_id',
      'jobs.preview_token',
      'jobs.created_at',
      'jobs.posted_at',
      'jobs.is_date_given',
      'jobs.expires_at',
      'jobs.deleted_at',
    ]);

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** The same for the company itself, with what it still has to add. */
const selectOwnCards = (db: Db) =>
  selectCards(db).select([
    lacks.as('lacks'),
    confirmBy.as('confirm_by'),
    waitingCount.as('waiting_count'),
    featuredUntil.as('featured_until'),
  ]);

export type OwnCardRow = Awaited<ReturnType<ReturnType<typeof selectOwnCards>['execute']>>[number];

const gettingCards = prepared((db, given: Given<{ ids: string }>) =>
  selectCards(db).where('jobs.id', '=', anyOfListed(given('ids'))),
);

export const getCards = (db: Db, ids: readonly number[]): Promise<JobRow[]> =>
  gettingCards({ ids: JSON.stringify(ids) }).rows(db);

/** The recruiter shown on the page, while they belong to its company and may sign in. */
const posterOf = (column: 'name' | 'role') =>
  sql<string | null>`(select ${sql.ref(column === 'name' ? 'accounts.name' : 'jobs.poster_role')}
    from accounts where accounts.id = jobs.shown_by
      and accounts.company_id = jobs.company_id and accounts.state = 'active')`;

export const listPlaces = (db: Db, ids: readonly number[]) =>
  db.selectFrom('jobs').select(['id', 'location']).where('id', 'in', ids).execute();

const selectWhole = (db: Db) =>
  selectCards(db).select([
    ...writtenForPage.map((column) => `jobs.${column}` as const),
    posterOf('name').as('poster_name'),
    posterOf('role').as('poster_role'),
    postedBefore.as('posted_before'),
    'jobs.source_url',
    'jobs.version',
    'jobs.hidden_at',
    'jobs.answers_counted',
    'jobs.answers_in_time',
    'jobs.answer_median_days',
  ]);

export type WholeJobRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number];

/**
 * One job with its full description, without checking who may see it; a null id is as in `jobId`.
 */
export const findingJob = prepared((db, given: Given<{ id: number | null }>) =>
  selectWhole(db).where('jobs.id', '=', jobId(given('id'))),
);

export const findJob = async (db: Db, id: number): Promise<WholeJobRow | undefined> =>
  (await findingJob({ id }).rows(db))[0];

const lockingOwnJob = prepared((trx, given: Given<{ id: number; company_id: number }>) =>
  trx
    .selectFrom('jobs')
    .selectAll()
    .select([jobState.as('state'), isPastLastDay.as('is_over')])
    .where('id', '=', given('id'))
    .where('company_id', '=', given('company_id'))
    .where('deleted_at', 'is', null)
    .forUpdate(),
);

/** A job of the company that is not deleted, locked until the transaction ends. */
export const lockOwnJob = async (trx: Trx, company_id: number, id: number) =>
  (await lockingOwnJob({ id, company_id }).rows(trx))[0];

export type OwnJobRow = NonNullable<Awaited<ReturnType<typeof lockOwnJob>>>;

/** The time that is this many days from now. */
const inDays = (days: number) => sql<string>`now() + make_interval(days => ${days})`;

export const insertingJob = (
  trx: Trx,
  job: Omit<Insertable<Jobs>, 'expires_at'> & { life_days: number },
) =>
  trx.insertInto('jobs').values({
    ...job,
    expires_at: inDays(job.life_days),
    was_posted: job.status !== 'draft',
  });

const copied = [...written, ...writtenForPage, 'client_name', 'answer_days'] as const;

/** Source and history stay with the original. */
export async function copyAsDraft(trx: Trx, id: number, postedBy: number): Promise<number> {
  const copy = await trx
    .insertInto('jobs')
    .columns([...copied, 'status', 'was_posted', 'posted_by', 'expires_at'])
    .expression(
      trx
        .selectFrom('jobs')
        .select([
          ...copied,
          sql.lit('draft').as('status'),
          sql<boolean>`false`.as('was_posted'),
          sql<number>`${postedBy}::bigint`.as('posted_by'),
          sql`now() + make_interval(days => life_days)`.as('expires_at'),
        ])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return copy.id;
}

/**
 * Undefined fields stay. `renewForDays` sets a new last day, `postedNow` also a new first day. `confirmed`: a
 * recruiter has just confirmed that the job is open.
 */
export const updatingJob = (
  trx: Trx,
  id: number,
  job: Updateable<Jobs>,
  {
    renewForDays,
    postedNow,
    confirmed,
  }: { renewForDays: number | null; postedNow: boolean; confirmed: boolean },
) =>
  trx
    .updateTable('jobs')
    .set({
      ...job,
      updated_at: now,
      ...(renewForDays === null ? {} : { expires_at: inDays(renewForDays) }),
      ...(postedNow ? { posted_at: now, was_posted: true } : {}),
      ...(confirmed ? { confirmed_at: now, paused_at: null } : {}),
    })
    .where('id', '=', id);

/** Marks a job as deleted; false if the company has no such job. */
export async function markDeleted(trx: Trx, companyId: number, id: number): Promise<boolean> {
  const marked = await trx
    .updateTable('jobs')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

interface OwnFilter {
  companyId: number;
  /** Empty: every state. */
  status: (JobState | 'expiring' | 'incomplete')[];
  search: string;
  sort_by: 'created_at' | 'title' | 'application_count' | 'expires_at';
  sort_dir: 'asc' | 'desc';
}

export async function listOwnCards(db: Db, filter: OwnFilter & Paging) {
  const sortedBy = {
    created_at: sql`jobs.created_at`,
    title: sql`lower(jobs.title)`,
    application_count: applicationCount,
    expires_at: sql`jobs.expires_at`,
  }[filter.sort_by];
  const own = ownedBy(selectOwnCards(db), filter)
    .orderBy(sortedBy, filter.sort_dir)
    .orderBy('jobs.id', filter.sort_dir);
  return pageOf(own, filter);
}

function ownedBy<O>(
  query: SelectQueryBuilder<Database, 'jobs' | 'companies', O>,
  { companyId, status, search }: OwnFilter,
): SelectQueryBuilder<Database, 'jobs' | 'companies', O> {
  const own = query.where(sql<boolean>`jobs.company_id = ${companyId} and jobs.deleted_at is null`);
  const inStatus = own.$if(status.length > 0, (some) =>
    some.where((row) =>
      row.or([
        sql<boolean>`${jobState} = any(${status})`,
        ...(status.includes('expiring') ? [isExpiring] : []),
        ...(status.includes('incomplete') ? [isIncomplete] : []),
      ]),
    ),
  );
  const pattern = containing(search);
  return search === ''
    ? inStatus
    : inStatus.where(sql<boolean>`(jobs.title ilike ${pattern} or jobs.location ilike ${pattern})`);
}

/** A job of the company that is not deleted. */
export const findOwnCard = (db: Db, companyId: number, id: number) =>
  selectOwnCards(db)
    .where('jobs.id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .where('jobs.deleted_at', 'is', null)
    .executeTakeFirst();

/** Ids of the company's open jobs. */
export async function listOpenIds(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where(isOpen)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Those of these jobs that are open, with everything that the index needs; locked against closing until the
 * transaction ends.
 */
export const listOpenJobs = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select(['companies.name as company_name', clientName.as('client_name')])
    .where('jobs.id', '=', anyOfIds(ids))
    .where(isOpen)
    .forShare('jobs')
    .execute();

/**
 * Lets transactions that change jobs of many companies run one after another: two at once would
 * lock the same rows in different orders.
 */
export const waitForOtherBatches = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('jobs of many companies'))`.execute(trx);

/** A single statement, so that a job that is renewed at the same time stays. */
export async function deleteExpiredRows(trx: Trx): Promise<void> {
  await trx.deleteFrom('job_search').where('expires_at', '<=', now).execute();
}

/** Jobs whose descriptions are not rendered yet, locked until the transaction ends. */
export const lockNotRendered = (trx: Trx, limit: number) =>
  trx
    .selectFrom('jobs')
    .select(['id', 'description'])
    .where('description_html', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Cached pages stay valid: they look the same. */
export async function keepRendered(
  trx: Trx,
  rendered: readonly { id: number; html: DescriptionHtml }[],
): Promise<void> {
  await sql`set local vritti.pages_may_wait = 'on'`.execute(trx);
  await sql`update jobs set description_html = rendered.html
    from json_to_recordset(${JSON.stringify(rendered)}) as rendered(id bigint, html jsonb)
    where jobs.id = rendered.id`.execute(trx);
}

/** Removes the recruiter from all jobs that show them. */
export async function unshowPoster(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ shown_by: null, poster_role: null })
    .where('shown_by', '=', accountId)
    .execute();
}

/**
 * Removes the recruiter, by name or address, from the jobs of their company that name them as the contact about
 * access.
 */
export const eraseAccessContact = (trx: Trx, accountId: number) =>
  sql`update jobs set access_contact_name = null, access_contact_email = null
    from accounts
    where accounts.id = ${accountId} and jobs.company_id = accounts.company_id
      and (lower(jobs.access_contact_email) = lower(accounts.email)
        or lower(jobs.access_contact_name) = lower(accounts.name))`.execute(trx);
