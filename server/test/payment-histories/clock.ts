import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { addTask } from '../../platform/tasks.ts';

/** What the timetable does about money. */
const CLOCKS = ['run_subscription_clock', 'ask_about_payments', 'follow_refunds'] as const;

/** Lets days pass for all that was bought, paid, given back and queued, and queues what is due then. */
export async function forward(db: Db, days: number): Promise<void> {
  const back = sql`make_interval(secs => ${Math.round(days * 86_400)})`;
  for (const statement of [
    sql`update subscriptions set period_from = period_from - ${back}, period_to = period_to - ${back},
      next_try_at = next_try_at - ${back}, reminded_of = reminded_of - ${back},
      created_at = created_at - ${back}`,
    sql`update subscription_charges set before_from = before_from - ${back},
      before_to = before_to - ${back}, period_from = period_from - ${back},
      period_to = period_to - ${back}`,
    sql`update payments set created_at = created_at - ${back}, asked_at = asked_at - ${back},
      paid_at = paid_at - ${back}`,
    sql`update refunds set try_at = try_at - ${back}`,
    sql`update test_order_payments set captured_at = captured_at - ${back}`,
    // A task of a server that was killed is free again after some hours.
    sql`update graphile_worker._private_jobs set run_at = run_at - ${back}, locked_at = locked_at - ${back}`,
  ]) {
    await statement.execute(db);
  }
  for (const clock of CLOCKS) await addTask(db, clock, {});
}

/**
 * How many days pass at once, several times after one another: none, a day, or weeks. After weeks come days enough for
 * three tries of a renewal, which the clock of a real server would have made in between.
 */
export function daysToPass(random: () => number): number[] {
  const chance = random();
  if (chance < 0.4) return [];
  return chance < 0.7 ? [1.1] : [random() * 25, 2.1, 2.1];
}
