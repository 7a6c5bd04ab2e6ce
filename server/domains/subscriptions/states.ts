import type { SubscriptionState } from '../../../contract/money/subscription-states.ts';

/** The events of a subscription. */
export const happenings = [
  // The payer has agreed, and the money is on its way.
  'authorized',
  'paid',
  // Nobody paid, or the payment that was on its way did not arrive.
  'lapsed',
  'renewal_failed',
  // The last try to renew it has failed.
  'given_up',
  'canceled',
  'refunded',
  'ended',
] as const;
export type Happening = (typeof happenings)[number];

const next: Record<SubscriptionState, Partial<Record<Happening, SubscriptionState>>> = {
  created: { authorized: 'authenticated', paid: 'active', lapsed: 'expired' },
  authenticated: { authorized: 'authenticated', paid: 'active', lapsed: 'expired' },
  active: {
    paid: 'active',
    renewal_failed: 'past_due',
    canceled: 'canceled',
    refunded: 'expired',
    ended: 'expired',
  },
  past_due: {
    paid: 'active',
    renewal_failed: 'past_due',
    given_up: 'halted',
    canceled: 'expired',
    refunded: 'expired',
    ended: 'expired',
  },
  // A payment that was on its way when it was given up still counts.
  halted: { paid: 'active', ended: 'expired' },
  canceled: { refunded: 'expired', ended: 'expired' },
  expired: {},
};

/** The next state, or undefined if the event is impossible in this one. */
export const stateAfter = (
  state: SubscriptionState,
  happening: Happening,
): SubscriptionState | undefined => next[state][happening];
