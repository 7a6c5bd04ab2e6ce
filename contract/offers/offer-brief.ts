import { z } from 'zod';

/**
 * `replaced` by a later version; `ended` with the application; `joined` and `not_joined` as the company
 * said after the joining date.
 */
const offerStates = [
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

/** The offer of an application, reduced to what lists show. */
export const OfferBrief = z.object({
  id: z.number(),
  state: z.enum(offerStates),
  joining_on: z.string(),
  /** The last day on which it can be answered, in India. */
  valid_until: z.string(),
});
export type OfferBrief = z.output<typeof OfferBrief>;
