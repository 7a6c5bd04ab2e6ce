import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { companyTabs } from '../../../contract/companies.ts';
import { COMPANIES_COUNTED_MAX } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Companies } from '../../../db/tables/companies.ts';
import { type Db, type Trx } from '../../platform/database.ts';
import { type Given, prepared } from '../../platform/batching/prepared.ts';
import { containing } from '../../platform/like.ts';
import { pageOfMost } from '../../platform/page.ts';
import { addTasks } from '../../platform/tasks.ts';
import {
  evidenceOf,
  isChecked,
  isHeld,
  isListed,
  isNameRefused,
} from '../company-evidence/facts.ts';
import { expiredByCompany, isClaimed, isShown, openJobs } from './facts.ts';
import { wordsAndPlacesOf } from '../search/search.ts';
import { techIndustries } from './industries.ts';

/** What a recruiter said about the company at registration. */
export async function findCompanyHints(db: Db, accountId: number) {
  const account = await db
    .selectFrom('accounts')
    .select('company_hints')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.company_hints ?? null;
}

/**
 * The company of an account. Locks the account, so that saving twice at once cannot create two
 * companies.
 */
export async function lockCompanyOf(trx: Trx, accountId: number): Promise<number | null> {
  const account = await trx
    .selectFrom('accounts')
    .select('company_id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return account.company_id;
}

/**
 * Makes others who change the company or its team wait. Rows that refer to it can still be written:
 * their writer, such as somebody sharing their contact details, may hold a job that the caller
 * needs next.
 */
export async function lockCompany(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Also keeps new rows from referring to the company meanwhile, because it may be deleted as empty.
 */
export async function lockCompanyAndItsKey(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute();
}

/** Whether the company has other recruiters who may sign in. */
export async function hasOtherRecruiters(
  trx: Trx,
  accountId: number,
  companyId: number,
): Promise<boolean> {
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', accountId)
    .where('state', 'in', ['active', 'pending'])
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function insertCompanyOf(trx: Trx, accountId: number, company: Insertable<Companies>) {
  const { id } = await trx
    .insertInto('companies')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('accounts')
    .set({ company_id: id, team_role: 'owner' })
    .where('id', '=', accountId)
    .execute();
  return id;
}

/**
 * Returns the values from before the change: the search finds jobs by name and kind, and checks
 * depend on name and website.
 */
export async function updateCompany(
  trx: Trx,
  id: number,
  company: Updateable<Companies>,
): Promise<{
  name: string;
  website: string | null;
  industry: string | null;
  is_consultant: boolean;
}> {
  const before = await trx
    .selectFrom('companies')
    .select(['name', 'website', 'industry', 'is_consultant'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('companies')
    .set({ ...company, updated_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  return before;
}

/** The companies with the counts of their jobs. */
const countedCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .innerJoin('company_job_counts', 'company_job_counts.company_id', 'companies.id')
    .leftJoin(expiredByCompany.as('expired'), 'expired.company_id', 'companies.id');

const claimed = isClaimed('companies.id');

/** The company of a recruiter, with the figures of its jobs. */
export const findCompanyForMember = (db: Db, companyId: number) =>
  countedCompanies(db)
    .selectAll('companies')
    .select([
      isHeld('companies').as('is_held'),
      isNameRefused('companies').as('is_name_refused'),
      openJobs.as('open_jobs'),
      sql<number>`(select count(*) from jobs where jobs.company_id = companies.id
        and jobs.deleted_at is null)`.as('all_jobs'),
      sql<number>`(select count(*) from applications join jobs on jobs.id = applications.job_id
        where jobs.company_id = companies.id)`.as('applications'),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirst();

const publicColumns = [
  'companies.id',
  'companies.name',
  'companies.description',
  'companies.industry',
  'companies.website',
  'companies.size',
  'companies.founded',
  'companies.location',
  'companies.is_consultant',
  'companies.answers_counted',
  'companies.answers_in_time',
  'companies.answer_median_days',
] as const;

export const findCompany = (db: Db, id: number) =>
  countedCompanies(db)
    .select(isHeld('companies').as('is_held'))
    .select([...publicColumns, 'company_job_counts.posted_jobs', openJobs.as('open_jobs')])
    .select([claimed.as('claimed'), evidenceOf('companies').as('evidence')])
    .where('companies.id', '=', id)
    .where(isShown)
    .executeTakeFirst();

const findingPosting = prepared((db, given: Given<{ id: number }>) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'description', 'industry', 'is_consultant'])
    .select(isHeld('companies').as('is_held'))
    .where('id', '=', given('id'))
    .where(isShown),
);

/** The facts that decide whether and how the company may post jobs. */
export const findPosting = async (db: Db, id: number) => (await findingPosting({ id }).rows(db))[0];

export type CompanyRow = Omit<NonNullable<Awaited<ReturnType<typeof findCompany>>>, 'is_held'>;

interface CompanyFilter {
  search: string;
  verified: boolean;
  tab: (typeof companyTabs)[number];
}

/** Finds companies by name, industry or place; those with the most open jobs come first. */
export async function listCompanies(db: Db, filter: CompanyFilter & Paging) {
  const cards = countedCompanies(db)
    .where(isListed)
    .where(conditionOf(filter))
    .$if(filter.verified, (found) =>
      // Indexed conditions first: few companies have any evidence.
      found
        .where(
          sql<SqlBool>`companies.id in (select company_id from company_evidence
            union select company_id from accounts where company_id is not null)`,
        )
        .where(isChecked('companies')),
    )
    .select([...publicColumns, 'company_job_counts.posted_jobs', openJobs.as('open_jobs')])
    .select([claimed.as('claimed'), evidenceOf('companies').as('evidence')])
    // In the order of the index.
    .orderBy('company_job_counts.open_jobs', 'desc')
    .orderBy('company_job_counts.sort_name')
    .orderBy('company_job_counts.company_id');
  return pageOfMost(cards, filter, COMPANIES_COUNTED_MAX);
}

const conditionsOfTabs: Record<CompanyFilter['tab'], Expression<SqlBool>> = {
  all: sql<SqlBool>`true`,
  hiring: sql<SqlBool>`${openJobs} > 0`,
  tech: sql<SqlBool>`companies.industry ~* ${sql.lit(techIndustries)}`,
  startups: sql<SqlBool>`companies.size <= 50
    and companies.founded >= extract(year from now()) - 10`,
};

function conditionOf({ search, tab }: CompanyFilter): Expression<SqlBool> {
  if (search === '') return conditionsOfTabs[tab];
  return sql<SqlBool>`${conditionsOfTabs[tab]} and (${says(search)} or ${isAt(search)})`;
}

/** Whether name, industry or place contain the text. */
function says(text: string): Expression<SqlBool> {
  const pattern = containing(text);
  return sql<SqlBool>`(lower(companies.name) like lower(${pattern})
    or companies.industry ilike ${pattern} or companies.location ilike ${pattern})`;
}

/** The words of the place, separated by single spaces and in the search's normal form. */
const locationWords = sql<string>`' ' || regexp_replace(
  lower(normalize(coalesce(companies.location, ''), NFC)), '[[:space:][:punct:]]+', ' ', 'g') || ' '`;

/**
 * Whether the company is at every place that the text names, under any of its names, and contains
 * the other words.
 */
function isAt(text: string): Expression<SqlBool> {
  const items = wordsAndPlacesOf(text);
  if (items.every((item) => typeof item === 'string')) return sql<SqlBool>`false`;
  const conditions = items.map((item) =>
    typeof item === 'string'
      ? says(item)
      : sql<SqlBool>`(${sql.join(
          item.map((name) => sql`${locationWords} like ${containing(` ${name} `)}`),
          sql` or `,
        )})`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Deletes a company that has neither people nor jobs, with its papers, unless it was imported. */
export async function deleteEmptyCompany(trx: Trx, companyId: number): Promise<void> {
  // In a statement of its own, so that the next ones see rows that were added while it waited for
  // the lock.
  await lockCompanyAndItsKey(trx, companyId);
  const papers = await trx
    .selectFrom('company_checks')
    .select('file_key as key')
    .where('company_id', '=', companyId)
    .where('file_key', 'is not', null)
    .execute();
  const deleted = await trx
    .deleteFrom('companies')
    .where('id', '=', companyId)
    .where('source', 'is', null)
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('accounts').select('id').where('company_id', '=', companyId)),
      ),
    )
    .where((row) =>
      row.not(row.exists(row.selectFrom('jobs').select('id').where('company_id', '=', companyId))),
    )
    // Conversations are kept because the seeker owns half of them.
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('conversations').select('id').where('company_id', '=', companyId),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('message_reports').select('id').where('company_id', '=', companyId),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (deleted) await addTasks(trx, 'erase_file', papers);
}
