import { type Insertable, sql } from 'kysely';
import { FIRST_JOBS_HOURS, HANDLED_REPORT_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Database } from '../../../db/schema.ts';
import { type Db, type Trx } from '../../platform/database.ts';
import { type Given, prepared } from '../../platform/batching/prepared.ts';
import { isChecked } from '../company-evidence/facts.ts';
import { isOpen, jobStateOrDeleted, yearsRequired } from '../jobs/facts.ts';
import type { AccountHolder } from '../../platform/mail.ts';

/**
 * The same expression as in the index `jobs_same_text`: copies of a text differ in numbers, spaces and punctuation.
 */
const textOf = (jobs: string) =>
  sql`md5(regexp_replace(lower(${sql.ref(`${jobs}.description`)}), '[^[:alpha:]]+', '', 'g'))`;

const isSameText = sql<boolean>`(${textOf('other')} = ${textOf('jobs')} and other.id <> jobs.id
  and other.status <> 'draft')`;

/** The company is not checked, and none of its earlier jobs was released, or stayed up a day without being held. */
const isFirst = sql<boolean>`(not ${isChecked('companies')} and not exists (
  select from jobs as earlier
  where earlier.company_id = companies.id and earlier.id <> jobs.id and earlier.status <> 'draft'
    and earlier.moderation is null
    and (earlier.posted_at < now() - make_interval(hours => ${sql.lit(FIRST_JOBS_HOURS)})
      or exists (select from moderation_acts
        where job_id = earlier.id and act = 'released'))))`;

const removedJobs = sql<number>`(select count(*) from jobs as removed
  where removed.company_id = companies.id and removed.moderation = 'removed')`;
const upheldReports = sql<number>`(select count(*) from reports
  where reports.company_id = companies.id and reports.outcome = 'upheld' and reports.signals is null
    and reports.decided_at > now() - make_interval(days => ${sql.lit(HANDLED_REPORT_LIFE_DAYS)}))`;

interface Asked {
  id: number;
  /** If false, no job counts as its company's first, which saves a look through all its jobs. */
  holdsFirst: boolean;
}

/** What the check of postings reads. */
const selectRisks = (db: Db, given: Given<Asked>) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.title',
      jobStateOrDeleted.as('state'),
      'jobs.status',
      'jobs.moderation',
      'jobs.language',
      'jobs.description',
      'jobs.questions',
      'jobs.salary_min_inr',
      yearsRequired.as('years_asked'),
      sql<boolean>`exists (select from jobs as other
        where ${isSameText} and other.moderation = 'removed')`.as('is_same_as_removed'),
      sql<boolean>`(${given('holdsFirst')}::boolean and ${isFirst})`.as('is_first'),
      'jobs.company_id',
      sql<number>`extract(day from now() - companies.created_at)`.as('days_known'),
      isChecked('companies').as('is_checked'),
      removedJobs.as('removed_jobs'),
      upheldReports.as('upheld_reports'),
    ])
    .where('jobs.id', '=', given('id'))
    .where('jobs.status', '<>', 'draft');

const findingRisks = prepared(selectRisks);

export const findRisks = async (db: Db, asked: Asked) => (await findingRisks(asked).rows(db))[0];
export type RisksRow = NonNullable<Awaited<ReturnType<typeof findRisks>>>;

const findingCase = prepared((db, given: Given<Asked>) =>
  selectRisks(db, given).select([
    'jobs.location',
    'jobs.salary_max_inr',
    'jobs.posted_at',
    'jobs.is_date_given',
    'jobs.updated_at',
    'jobs.source_url',
    sql<number>`(select count(*) from applications where job_id = jobs.id)`.as('application_count'),
    'companies.name as company_name',
    'companies.created_at as company_created_at',
    sql<number>`(select count(*) from jobs where company_id = companies.id and ${isOpen})`.as(
      'open_jobs',
    ),
    sql<{ id: number; name: string }[]>`(select coalesce(json_agg(
          json_build_object('id', accounts.id, 'name', accounts.name) order by accounts.id), '[]')
        from accounts where accounts.company_id = companies.id and accounts.state <> 'deleted')`.as(
      'recruiters',
    ),
  ]),
);

/** A job with its company, in any state; the caller keeps drafts from everybody else. */
export const findCase = async (db: Db, id: number) =>
  (await findingCase({ id, holdsFirst: true }).rows(db))[0];
export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;

const COPIES = 20;

export const listSameText = (db: Db, id: number) =>
  db
    .selectFrom('jobs as original')
    .innerJoin('jobs', (join) =>
      join.on(sql<boolean>`${textOf('jobs')} = ${textOf('original')} and jobs.id <> original.id`),
    )
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.title',
      jobStateOrDeleted.as('state'),
      'jobs.company_id',
      'companies.name as company_name',
      'jobs.posted_at',
      'jobs.is_date_given',
    ])
    .where('original.id', '=', id)
    .where('jobs.status', '<>', 'draft')
    .orderBy('jobs.posted_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(COPIES)
    .execute();

/** Actions on a job or a person, newest first, each with its appeal. */
export const listActs = (db: Db, about: 'job_id' | 'account_id', id: number) =>
  db
    .selectFrom('moderation_acts')
    .leftJoin('appeals', 'appeals.moderation_act_id', 'moderation_acts.id')
    .select([
      'moderation_acts.id',
      'moderation_acts.act',
      'moderation_acts.reason',
      'moderation_acts.signals',
      'moderation_acts.created_at',
      sql<string | null>`(select name from accounts as admin
        where admin.id = moderation_acts.done_by and admin.state <> 'deleted')`.as('by'),
      'appeals.text',
      'appeals.created_at as appealed_at',
      'appeals.decided_at',
      'appeals.lifted',
      'appeals.answer',
    ])
    .where(`moderation_acts.${about}`, '=', id)
    .orderBy('moderation_acts.id', 'desc')
    .execute();
export type ActRow = Awaited<ReturnType<typeof listActs>>[number];

export async function insertAct(
  trx: Trx,
  act: Insertable<Database['moderation_acts']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('moderation_acts')
    .values(act)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A job of the company that is not deleted. */
export const findOwn = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.title', jobStateOrDeleted.as('state')])
    .where('jobs.id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .where('jobs.deleted_at', 'is', null)
    .executeTakeFirst();

/** The recruiters of the job's company who can sign in and may change jobs. */
export const listRecipients = (trx: Trx, jobId: number): Promise<AccountHolder[]> =>
  trx
    .selectFrom('accounts')
    .innerJoin('jobs', 'jobs.company_id', 'accounts.company_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.language'])
    .where('jobs.id', '=', jobId)
    .where('accounts.role', '=', 'hr')
    .where('accounts.state', '=', 'active')
    .where(sql<boolean>`accounts.team_role in ('recruiter', 'owner')`)
    .execute();
