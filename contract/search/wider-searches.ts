import { z } from 'zod';
import { choiceFilterNames } from './choice-filters.ts';

/** Filters that may be dropped if they leave next to no jobs. Both ends of the pay count as one. */
export const droppedFilters = [
  'location',
  'employment_type',
  ...choiceFilterNames,
  'experience_years',
  'industry',
  'skill',
  'salary',
  'posted_within',
  'company_id',
  'verified',
  'direct',
] as const;
export type DroppedFilter = (typeof droppedFilters)[number];

/**
 * How many jobs have all the words and the other filters. If `capped`, there are at least this
 * many.
 */
export const WiderSearch = z.object({
  without: z.enum(droppedFilters),
  total: z.number(),
  capped: z.boolean(),
});
export type WiderSearch = z.output<typeof WiderSearch>;
