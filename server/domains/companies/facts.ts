/** Facts about companies for the SQL of other domains. */
import { sql } from 'kysely';

/** Whether the company has a recruiter with an account; `company` is the column with its id. */
export const isClaimed = (company: 'companies.id' | 'jobs.company_id') =>
  sql<boolean>`exists (select from accounts where accounts.company_id = ${sql.ref(company)}
    and accounts.state <> 'deleted')`;
