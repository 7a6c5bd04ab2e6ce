import { sql } from 'kysely';
import type { AttemptKey } from '../platform/limits/attempt-keys.ts';
import type { Portal } from './portal.ts';

/** Adds `count` attempts made just now. */
export const makeAttempts = (portal: Portal, { exact }: AttemptKey, count: number) =>
  sql`insert into attempt_counts (key, times) values (${exact}, array_fill(now(), array[${count}::int]))
    on conflict (key) do update set times = excluded.times, last_at = now()`.execute(portal.db);

/** Makes every attempt at the key this much older. */
export const ageAttempts = (portal: Portal, { exact }: AttemptKey, seconds: number) =>
  sql`update attempt_counts set last_at = last_at - make_interval(secs => ${seconds}),
    times = array(select at - make_interval(secs => ${seconds}) from unnest(times) as at order by at)
    where key = ${exact}`.execute(portal.db);
