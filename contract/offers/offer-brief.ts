import { z } from 'zod';
import { offerStates } from './offer-states.ts';

/** The offer of an application, reduced to what lists show. */
export const OfferBrief = z.object({
  id: z.number(),
  state: z.enum(offerStates),
  joining_on: z.string(),
  /** The last day on which it can be answered, in India. */
  valid_until: z.string(),
});
export type OfferBrief = z.output<typeof OfferBrief>;
