import { sql } from 'kysely';
import type { Portal } from './portal.ts';

/** As if `count` attempts had just been made. */
export const makeAttempts = (portal: Portal, key: string, count: number) =>
  sql`insert into attempt_counts (key, times) values (${key}, array_fill(now(), array[${count}::int]))
    on conflict (key) do update set times = excluded.times, last_at = now()`.execute(portal.db);

/** As if every attempt at the key had been made so much earlier. */
export const ageAttempts = (portal: Portal, key: string, seconds: number) =>
  sql`update attempt_counts set last_at = last_at - make_interval(secs => ${seconds}),
    times = array(select at - make_interval(secs => ${seconds}) from unnest(times) as at order by at)
    where key = ${key}`.execute(portal.db);
