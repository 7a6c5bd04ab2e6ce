/** Where a subscription stands. */
export const subscriptionStates = [
  'created',
  'authenticated',
  'active',
  'past_due',
  'halted',
  'canceled',
  'expired',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The states in which somebody has what they bought; a canceled one until its period ends. */
export const standingStates = [
  'active',
  'past_due',
  'canceled',
] as const satisfies SubscriptionState[];
