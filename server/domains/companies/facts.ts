/** What other domains must know of a company in their own SQL. */
import { sql } from 'kysely';

/** Whether somebody of the company has an account here; `company` is the column with its id. */
export const isClaimed = (company: 'companies.id' | 'jobs.company_id') =>
  sql<boolean>`exists (select from accounts where accounts.company_id = ${sql.ref(company)}
    and accounts.state <> 'deleted')`;
