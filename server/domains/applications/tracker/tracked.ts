import type { TrackerCounts } from '../../../../contract/applications.ts';
import { trackerStatuses } from '../../../../contract/applications/statuses.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type {
  TrackedApplication,
  TrackedFilters,
} from '../../../../contract/applications/tracked-applications.ts';
import type { Db } from '../../../platform/database.ts';
import { readOutsideApplications } from '../../outside-applications/outside-applications.ts';
import {
  countEnteredByHand,
  listTrackedKeys,
  pageOfTracked,
  type TrackedKey,
  type Tracking,
} from './tracked-queries.ts';
import { filtersOf, readCounts, readMany } from './tracker.ts';

// The tracker: applications that were sent here together with those entered by hand.

const trackingOf = ({ sent, sort, ...filters }: TrackedFilters): Tracking => ({
  ...filtersOf(filters),
  words:
    filters.status.length > 0
      ? trackerStatuses.filter((word) => filters.status.includes(word))
      : null,
  sent,
  sort,
});

export async function readTracked(db: Db, seekerId: number, query: TrackedFilters & Paging) {
  const { page, limit, ...asked } = query;
  const tracking = trackingOf(asked);
  const { rows, meta } = await pageOfTracked(db, seekerId, tracking, { page, limit });
  return {
    tracked_applications: await readRows(db, seekerId, rows),
    counts: await countTogether(db, seekerId, tracking),
    meta,
  };
}

/**
 * Nobody answers here what was sent elsewhere, so it does not count among what waits for an answer.
 */
async function countTogether(db: Db, seekerId: number, tracking: Tracking): Promise<TrackerCounts> {
  const counts: TrackerCounts =
    tracking.sent === 'elsewhere'
      ? {
          all: 0,
          waiting: 0,
          Applied: 0,
          Interviewing: 0,
          'Offer Extended': 0,
          'No Answer': 0,
          Rejected: 0,
          Withdrawn: 0,
        }
      : await readCounts(db, seekerId, tracking);
  for (const { status, count } of await countEnteredByHand(db, seekerId, tracking)) {
    counts[status] += count;
    counts.all += count;
  }
  return counts;
}

async function readRows(
  db: Db,
  seekerId: number,
  keys: readonly TrackedKey[],
): Promise<TrackedApplication[]> {
  const idsOf = (kind: TrackedKey['kind']) =>
    keys.filter((key) => key.kind === kind).map(({ id }) => id);
  const here = await readMany(db, seekerId, idsOf('application'));
  const elsewhere = await readOutsideApplications(db, seekerId, idsOf('outside'));
  const found = new Map<string, TrackedApplication>([
    ...here.map(
      (application) =>
        [`application ${application.id}`, { kind: 'application', application }] as const,
    ),
    ...elsewhere.map(
      (outside) =>
        [`outside ${outside.id}`, { kind: 'outside', outside_application: outside }] as const,
    ),
  ]);
  return keys.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? []);
}

const ROWS_AT_ONCE = 500;

/** Everything that matches, read in parts, however much there is. */
export async function* eachTracked(db: Db, seekerId: number, filters: TrackedFilters) {
  const keys = await listTrackedKeys(db, seekerId, trackingOf(filters));
  for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
    yield await readRows(db, seekerId, keys.slice(at, at + ROWS_AT_ONCE));
  }
}
