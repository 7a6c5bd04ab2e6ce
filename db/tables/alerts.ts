import type { ColumnType, JSONColumnType } from 'kysely';
import type { AlertSearch } from '../../contract/alerts.ts';
import type { AlertFrequency } from '../../contract/alerts/alert-frequencies.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface AlertTables {
  alerts: Alerts;
  alert_matches: AlertMatches;
}

/**
 * A saved search (`search`), with what the search engine reads it as (the columns from `query` on).
 */
export interface Alerts {
  id: Id;
  account_id: number;
  name: string;
  frequency: AlertFrequency;
  search: JSONColumnType<AlertSearch>;
  company_id: OrNull<number>;
  query: OrNull<string>;
  work: OrNull<string>;
  terms: string[];
  salary_least_inr: OrNull<number>;
  salary_most_inr: OrNull<number>;
  or_undisclosed: boolean;
  posted_within_days: OrNull<number>;
  since: MomentWithDefault;
  /** A pg_snapshot: what its seeker could see when it was saved or resumed. */
  seen: ColumnType<string, string | undefined, string>;
  created_at: MomentWithDefault;
  paused_at: MomentOrNull;
  deleted_at: MomentOrNull;
  due_at: MomentOrNull;
  last_sent_at: MomentOrNull;
}

/** A job that an alert found; once it has been sent, it is not sent again. */
interface AlertMatches {
  alert_id: number;
  job_id: number;
  sent_at: MomentOrNull;
}
