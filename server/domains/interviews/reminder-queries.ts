import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { timesPassed } from './facts.ts';

/**
 * Marks interviews that begin within this many hours as reminded, and returns them. One that was set later than that
 * needs no reminder, since its invitation was recent.
 */
export async function markReminded(trx: Trx, hours: 24 | 1, limit: number): Promise<number[]> {
  const column = sql.ref(hours === 1 ? 'hour_reminder_at' : 'day_reminder_at');
  const before = sql`make_interval(hours => ${hours})`;
  // An hour before the interview, only the reminder of that hour is useful.
  const latest = hours === 1 ? sql`now()` : sql`now() + interval '1 hour'`;
  const { rows } = await sql<{ id: number }>`
    update interviews set ${column} = now()
    where id in (
      select id from interviews
      where state = 'booked' and ${column} is null
        and starts_at > ${latest} and starts_at <= now() + ${before}
        and booked_at <= starts_at - ${before}
      order by id limit ${limit} for update skip locked
    ) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Marks interviews whose offered times all passed without a choice as reported, and returns them. */
export async function markPassed(trx: Trx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update interviews set passed_told_at = now()
    where id in (
      select interviews.id from interviews
      join applications on applications.id = interviews.application_id
      where ${timesPassed} and passed_told_at is null and applications.status = 'interview'
      order by interviews.id limit ${limit} for update of interviews skip locked
    ) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
