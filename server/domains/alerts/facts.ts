/** Facts about alerts for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';
import { ALERT_HOUR } from '../../../contract/constants.ts';
import { clockInIndia, momentInIndia } from '../../platform/calendar/days-in-india.ts';

/** When the next mail of a frequency goes out. */
export const nextMoment = (frequency: RawBuilder<unknown>) => sql<string>`(
  case ${frequency} when 'at_once' then now()
  else ${momentInIndia(sql`
    date_trunc(case ${frequency} when 'daily' then 'day' else 'week' end,
      ${clockInIndia(sql`now()`)} - make_interval(hours => ${sql.lit(ALERT_HOUR)}))
    + case ${frequency} when 'daily' then interval '1 day' else interval '7 days' end
    + make_interval(hours => ${sql.lit(ALERT_HOUR)})`)} end)`;
