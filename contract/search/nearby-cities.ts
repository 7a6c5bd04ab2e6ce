import { z } from 'zod';

/** A city near the place that was asked for, with jobs that have all the words and the other filters. */
export const NearbyCity = z.object({
  /** As the filter `location` takes it. */
  location: z.string(),
  /** In a straight line. */
  km: z.number(),
  /** If `capped`, there are at least this many. */
  total: z.number(),
  capped: z.boolean(),
});
export type NearbyCity = z.output<typeof NearbyCity>;
