/** Facts about what seekers do not want to see, for the SQL of other domains. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Id = RawBuilder<unknown>;

/**
 * Whether a seeker is not shown the jobs of a company: because they hid that company or all consultants. The
 * companies are read once, not for each job.
 */
export const isExcluded = (accountId: Id, companyId: Id) =>
  sql<SqlBool>`${companyId} in (
    select company_id from excluded_companies where excluded_companies.account_id = ${accountId}
    union all
    select companies.id from companies
    where companies.is_consultant
      and exists (select from excluded_consultants where excluded_consultants.account_id = ${accountId}))`;

/** The same for a statement about many seekers, with the columns that identify each pair. */
export const isExcludedBy = (accountId: Id, companyId: Id) =>
  sql<SqlBool>`(exists (select from excluded_companies
      where excluded_companies.account_id = ${accountId} and excluded_companies.company_id = ${companyId})
    or (exists (select from excluded_consultants where excluded_consultants.account_id = ${accountId})
      and exists (select from companies where companies.id = ${companyId} and companies.is_consultant)))`;
