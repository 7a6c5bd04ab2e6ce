/** What other domains must know of the search's table in their own SQL. */
import { type SqlBool, sql } from 'kysely';

/** Whether a row of `job_search`, by the name it has in the statement, can still be found. */
export const isFindable = (row = 'job_search') =>
  sql<SqlBool>`${sql.ref(`${row}.expires_at`)} > now()`;
