import { type RawBuilder, sql } from 'kysely';

/** Statements that move everything that was bought, paid and refunded into the past by an interval. */
export const movingMoneyBack = (back: RawBuilder<unknown>) => [
  sql`update subscriptions set period_from = period_from - ${back}, period_to = period_to - ${back},
    next_try_at = next_try_at - ${back}, reminded_of = reminded_of - ${back},
    created_at = created_at - ${back}`,
  sql`update subscription_charges set before_from = before_from - ${back},
    before_to = before_to - ${back}, period_from = period_from - ${back},
    period_to = period_to - ${back}`,
  sql`update payments set created_at = created_at - ${back}, asked_at = asked_at - ${back},
    paid_at = paid_at - ${back}`,
  sql`update refunds set created_at = created_at - ${back}, ended_at = ended_at - ${back}`,
  sql`update test_order_payments set captured_at = captured_at - ${back}`,
  sql`update test_refunds set created_at = created_at - ${back}`,
];
