import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { addTask } from '../../platform/tasks.ts';
import { movingMoneyBack } from '../days-of-money.ts';

/** The scheduled tasks about money. */
const CLOCKS = ['run_subscription_clock', 'ask_about_payments', 'follow_refunds'] as const;

/** Makes days pass for everything that was bought, paid, refunded and queued, and queues what is due then. */
export async function forward(db: Db, days: number): Promise<void> {
  const back = sql`make_interval(secs => ${Math.round(days * 86_400)})`;
  for (const statement of [
    ...movingMoneyBack(back),
    sql`update refunds set try_at = try_at - ${back}`,
    // A task of a killed server is released after some hours.
    sql`update graphile_worker._private_jobs set run_at = run_at - ${back}, locked_at = locked_at - ${back}`,
  ]) {
    await statement.execute(db);
  }
  for (const clock of CLOCKS) await addTask(db, clock, {});
}

/**
 * How many days pass at a time, several times in a row: none, a day, or weeks. Weeks are followed by enough days for
 * three tries of a renewal, which the clock of a real server would have made in between.
 */
export function daysToPass(random: () => number): number[] {
  const chance = random();
  if (chance < 0.4) return [];
  return chance < 0.7 ? [1.1] : [random() * 25, 2.1, 2.1];
}
