export const paymentStates = [
  'open',
  'authorized',
  'paid',
  'failed',
  'refunding',
  'refunded',
] as const;

/**
 * What a list of payments can show: those in a state, or those with a failed refund that an admin
 * has to see to.
 */
export const paymentFilters = [...paymentStates, 'refund_failed'] as const;
