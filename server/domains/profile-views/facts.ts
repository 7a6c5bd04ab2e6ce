/** Facts about who looked, for the SQL of other domains. */
import { sql } from 'kysely';
import { today } from '../../platform/days-in-india.ts';

/** Whether the view happened in this many last days, today included. */
export const isWithin = (days: number) =>
  sql<boolean>`profile_views.day > ${today} - ${sql.lit(days)}::int`;

/** How often companies looked: each once a day, whatever they opened. */
export const looks = sql<number>`count(distinct (profile_views.company_id, profile_views.day))`;
