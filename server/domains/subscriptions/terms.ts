import { INDIA_AHEAD_MS } from '../../../contract/format/today.ts';
import { isAbove } from '../../../contract/money/plan-levels.ts';
import type { PlanPeriod } from '../../../contract/money/plan-levels.ts';
import { type Paise, paise, shareOf } from '../../../contract/money/paise.ts';
import type { Plan } from '../plans/plans.ts';

const MONTHS = { month: 1, year: 12 } as const satisfies Record<PlanPeriod, number>;
/** The time within which anybody can ask for a refund. */
const REFUND_MS = 7 * 86_400_000;
/** When a failed renewal is tried again; after the last try the free plan follows. */
const TRIES_AFTER_MS = [2 * 86_400_000, 2 * 86_400_000] as const;
/** The smallest amount worth charging: the gateway takes nothing below a rupee. */
const LEAST = paise(100);

/**
 * When a period that begins at this moment ends: on the same day and at the same time in India, or
 * on the last day of a shorter month.
 */
export function endOf(from: Date, period: PlanPeriod): Date {
  const inIndia = new Date(from.getTime() + INDIA_AHEAD_MS);
  const end = new Date(inIndia);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[period]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(inIndia.getUTCDate(), lastDay));
  return new Date(end.getTime() - INDIA_AHEAD_MS);
}

/** A period that somebody has bought. */
export interface Bought {
  plan: Plan;
  from: Date;
  to: Date;
}

/** What is left of its price, to the paisa. */
export function creditOf({ plan, from, to }: Bought, now: Date): Paise {
  const whole = to.getTime() - from.getTime();
  const left = Math.min(Math.max(to.getTime() - now.getTime(), 0), whole);
  return shareOf(plan.price_paise, left, whole);
}

const isUpgrade = (plan: Plan, from: Plan): boolean =>
  isAbove(plan.level, from.level) ||
  (plan.level === from.level && plan.period === 'year' && from.period === 'month');

/**
 * The price of changing to a plan now, without tax, which starts a new period: its price less what is left of the
 * present one. Null if the change waits for the end of the period instead: for a smaller plan, or if so much is left
 * that there would be nothing to pay.
 */
export function priceOfChange(plan: Plan, present: Bought, now: Date): Paise | null {
  if (!isUpgrade(plan, present.plan)) return null;
  const price = plan.price_paise - creditOf(present, now);
  return price >= LEAST ? paise(price) : null;
}

/** Until when a payment is refunded to anybody who asks. */
export const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_MS);

/** When a renewal that has failed this many times is tried again; null after the last try. */
export function nextTryAfter(failedTries: number, now: Date): Date | null {
  const pause = TRIES_AFTER_MS[failedTries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
