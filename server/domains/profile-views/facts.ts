/** Facts about views for the SQL of other domains. */
import { sql } from 'kysely';
import { today } from '../../platform/calendar/days-in-india.ts';

/** Whether the view happened within this many days, today included. */
export const isWithin = (days: number) =>
  sql<boolean>`profile_views.day > ${today} - ${sql.lit(days)}::int`;

/** How often companies looked: each counts once a day, whatever they opened. */
export const looks = sql<number>`count(distinct (profile_views.company_id, profile_views.day))`;
