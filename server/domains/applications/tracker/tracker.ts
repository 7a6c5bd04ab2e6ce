import type {
  ApplicationStatus,
  MyApplication,
  MyApplicationFilters,
  TrackerCounts,
} from '../../../../contract/applications.ts';
import {
  applicationStatuses,
  trackerStatuses,
} from '../../../../contract/applications/statuses.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type { Db } from '../../../platform/database.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import { readDefaultLetter } from '../../profiles/profiles.ts';
import { presentClock, presentMine } from '../present.ts';
import { listEvents } from '../queries.ts';
import { statusesOf } from '../states.ts';
import {
  countTracked,
  getTracked,
  keepNote,
  listApplied,
  listTracked,
  listTrackedByIds,
  type TrackerFilters,
} from './tracker-queries.ts';

// How seekers read their own applications.

export const filtersOf = ({ status, ...filters }: MyApplicationFilters): TrackerFilters => ({
  ...filters,
  statuses: status.length > 0 ? statusesOf(status) : null,
});

export async function readTracker(db: Db, seekerId: number, query: MyApplicationFilters & Paging) {
  const { page, limit, ...asked } = query;
  const filters = filtersOf(asked);
  const { rows, meta } = await listTracked(db, seekerId, { ...filters, page, limit });
  const ids = rows.map((row) => row.id);
  const events = ids.length > 0 ? await listEvents(db, ids) : [];
  return {
    applications: rows.map((row) => presentMine(row, events)),
    counts: await readCounts(db, seekerId, filters),
    meta,
  };
}

/** How many of these have each status, in the tracker's words. */
export async function readCounts(
  db: Db,
  seekerId: number,
  filters: TrackerFilters,
): Promise<TrackerCounts> {
  const found = await countTracked(db, seekerId, filters);
  const countOf = (statuses: readonly ApplicationStatus[]) =>
    found.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0);
  const counts = ([...trackerStatuses, 'waiting'] as const).map(
    (word) => [word, countOf(statusesOf([word]))] as const,
  );
  return { ...Object.fromEntries(counts), all: countOf(applicationStatuses) } as TrackerCounts;
}

/** Several of the seeker's applications, in no order. */
export async function readMany(
  db: Db,
  seekerId: number,
  ids: readonly number[],
): Promise<MyApplication[]> {
  if (ids.length === 0) return [];
  const rows = await listTrackedByIds(db, seekerId, ids);
  const events = await listEvents(db, [...ids]);
  return rows.map((row) => presentMine(row, events));
}

/** Also works inside a transaction, as the answer to a change. */
export async function readMine(db: Db, seekerId: number, id: number): Promise<MyApplication> {
  const row = orRefuse(await getTracked(db, seekerId, id), 'resource.application.not_found');
  return presentMine(row, await listEvents(db, [id]));
}

export const readAppliedJobs = async (db: Db, seekerId: number) => ({
  applied_jobs: (await listApplied(db, seekerId)).map((row) => ({
    ...row,
    answer: presentClock(row),
  })),
  has_default_letter: (await readDefaultLetter(db, seekerId)) !== '',
});

/** Keeps what the seeker writes down for themselves alone. */
export async function keepPrivateNote(
  db: Db,
  seekerId: number,
  id: number,
  kept: { note: string; follow_up_on: string | null },
): Promise<MyApplication> {
  if (!(await keepNote(db, seekerId, id, kept))) throw refuse('resource.application.not_found');
  return readMine(db, seekerId, id);
}
