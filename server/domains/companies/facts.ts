/** Facts about companies for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';
import { ANSWERS_COUNTED_LEAST } from '../../../contract/constants.ts';
import { toldAs } from '../../platform/personal.ts';
import { isOver } from '../search/facts.ts';

/** Whether the company has a recruiter with an account; `company` is the column with its id. */
export const isClaimed = (company: 'companies.id' | 'jobs.company_id') =>
  sql<boolean>`exists (select from accounts where accounts.company_id = ${sql.ref(company)}
    and accounts.state <> 'deleted')`;

/** In the copy of somebody's own data, a company is given by its name; `column` holds its id. */
export const companyNamedBy = (column: string) =>
  toldAs(
    { en: 'Company', hi: 'कंपनी' },
    sql`(select companies.name from companies where companies.id = ${sql.ref(column)})`,
  );

/** The mail domains of the company's recruiters with confirmed addresses. */
const mailDomains = (company: RawBuilder<unknown>) =>
  sql`(select lower(substring(accounts.email from '[^@]+$')) from accounts
    where accounts.company_id = ${company} and accounts.email_verified_at is not null
      and accounts.state <> 'deleted')`;

/**
 * The host of the web address, without `www`. As in browsers, `?`, `#` and a backslash end it: otherwise a company
 * could link to one domain and prove that it owns another.
 */
export const websiteDomain = (website: RawBuilder<unknown>) =>
  sql`substring(lower(${website})
    from '^(?:https?://)?(?:[^/?#@\\\\]*@)?(?:www\\.)?([^/:?#\\\\]+)')`;

/** Every domain that a company is known by; `companies` is the alias of its row. */
export const domainsOf = (companies: string) =>
  sql<string[]>`array_append(array${mailDomains(sql.ref(`${companies}.id`))},
    ${websiteDomain(sql.ref(`${companies}.website`))})`;

/** Rows of the search that can no longer be found, counted by company: `expired.jobs`. */
export const expiredByCompany = sql<{ company_id: number; jobs: number }>`(
  select company_id, count(*) as jobs from job_search where ${isOver} group by company_id)`;

/** How many open jobs a company has; needs `company_job_counts` joined, and `expiredByCompany` as `expired`. */
export const openJobs = sql<number>`(company_job_counts.open_jobs - coalesce(expired.jobs, 0))`;

/**
 * How many percent of its applications the company answers in time; null while too few are counted.
 */
export const answersInTimePercent = sql<number | null>`case
  when companies.answers_counted >= ${sql.lit(ANSWERS_COUNTED_LEAST)}
  then companies.answers_in_time * 100 / companies.answers_counted end`;

/**
 * Whether the company is public: imported, or with a recruiter whose address is confirmed.
 * Otherwise anybody could publish a page under another company's name without even a mailbox.
 */
export const isShown = sql<boolean>`(companies.source is not null or coalesce((select
  bool_or(accounts.email_verified_at is not null) from accounts
  where accounts.company_id = companies.id), true))`;
