/**
 * `replaced` by a later version; `ended` with the application; `joined` and `not_joined` as the company
 * said after the joining date.
 */
export const offerStates = [
  'open',
  'replaced',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'ended',
  'joined',
  'not_joined',
] as const;
export type OfferState = (typeof offerStates)[number];

const over = new Set<OfferState>([
  'replaced',
  'declined',
  'withdrawn',
  'expired',
  'ended',
  'not_joined',
]);

/** Whether nothing can come of the offer any more. */
export const isOfferOver = (state: OfferState): boolean => over.has(state);
