/** Facts about the search's table for the SQL of other domains. */
import { type SqlBool, sql } from 'kysely';

/** Whether a row of `job_search`, under its alias in the statement, can still be found. */
export const isFindable = (row = 'job_search') =>
  sql<SqlBool>`${sql.ref(`${row}.expires_at`)} > now()`;

/** The contrary, in a form that finds these few rows by their index. */
export const isOver = sql<SqlBool>`job_search.expires_at <= now()`;
