import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { addTask } from '../../server/platform/tasks.ts';
import { oneOf } from '../every-call/inputs.ts';
import { call } from './calls.ts';
import { companyStep } from './companies.ts';
import { seekerStep } from './seekers.ts';
import type { Person, Town } from './town.ts';

const AT_ONCE = 10;
const SHUT_OUT_MS = 1_500;
const QUIET_LIMIT_MS = 600_000;

/** Everybody goes about their business for so long, many at once. */
export async function live(town: Town, seconds: number, { admins = true } = {}): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  const one = async () => {
    while (Date.now() < end) {
      const who = town.random();
      if (who < 0.5) await seekerStep(town, oneOf(town.random, town.seekers));
      else if (who < 0.98 || !admins) await companyStep(town, oneOf(town.random, town.recruiters));
      else await shutOutForAWhile(town, oneOf(town.random, [...town.seekers, ...town.recruiters]));
    }
  };
  // Limits would hide what lies behind them.
  const cleaning = setInterval(() => void sql`delete from attempt_counts`.execute(town.db), 1_000);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  } finally {
    clearInterval(cleaning);
  }
}

/** An admin bans or deactivates somebody, or lets them in again. */
export async function setState(
  town: Town,
  { id }: Person,
  state: 'active' | 'inactive' | 'banned',
) {
  const account = await town.db
    .selectFrom('accounts')
    .select('uid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = { uid: account.uid, state, reason: 'Somebody complained.' };
  await call(town, town.admin, 'POST', '/barong/admin/users/update', body);
}

async function shutOutForAWhile(town: Town, person: Person) {
  await setState(town, person, oneOf(town.random, ['banned', 'inactive']));
  await sleep(SHUT_OUT_MS);
  await setState(town, person, 'active');
}

/** Waits until what could be undone has taken effect, everybody was mailed, and the night's work is done. */
export async function untilQuiet({ db }: Town): Promise<void> {
  await addTask(db, 'erase_late_rows', {});
  const end = Date.now() + QUIET_LIMIT_MS;
  for (;;) {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from held_decisions) + (
        select count(*) from graphile_worker.jobs
         where attempts < max_attempts and run_at < now() + interval '30 seconds') as left`.execute(
      db,
    );
    if (Number(rows[0]?.left) === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]?.left} tasks are still waiting`);
    await sleep(500);
  }
}
