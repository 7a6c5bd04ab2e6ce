import { z } from 'zod';
import { MyApplication, MyApplicationFilters, TrackerCounts } from '../applications.ts';
import { endpoints } from '../endpoint.ts';
import { listOf, paging } from '../lists.ts';
import { OutsideApplication } from './outside-applications.ts';

/** One row of the tracker: an application sent here, or one that the seeker entered by hand. */
export const TrackedApplication = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('application'), application: MyApplication }),
  z.object({ kind: z.literal('outside'), outside_application: OutsideApplication }),
]);
export type TrackedApplication = z.output<typeof TrackedApplication>;

/**
 * The filters of the tracker. What was entered by hand has no status of ours, no type of employment and
 * no experience: filters by these leave it out.
 */
export const TrackedFilters = MyApplicationFilters.extend({
  /** Where it was sent: here or elsewhere. */
  sent: z.enum(['here', 'elsewhere']).optional(),
  sort: z.enum(['newest', 'changed', 'company']).default('newest'),
});
export type TrackedFilters = z.output<typeof TrackedFilters>;

const file = (summary: string) =>
  ({ summary, who: 'user', query: TrackedFilters, output: 'file' }) as const;

export const trackedApplications = endpoints({
  'GET /barong/resource/tracked_applications': {
    summary: 'Everything in the tracker, sent here or elsewhere, newest first',
    who: 'user',
    query: paging().extend(TrackedFilters.shape),
    output: listOf('tracked_applications', TrackedApplication, {
      /** How many have each status, whatever the status filter. */
      counts: TrackerCounts,
    }),
  },
  'GET /barong/resource/my/applications.csv': file('The tracker as CSV, with the same filters'),
  'GET /barong/resource/my/applications.json': file('The tracker as JSON, with the same filters'),
  'GET /barong/resource/my/applications.ics': file(
    'Interviews and days to ask again as a calendar (RFC 5545), with the same filters',
  ),
});
