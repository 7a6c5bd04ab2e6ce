import { Readable } from 'node:stream';
import {
  applicationStatuses,
  type ApplicationStatus,
  type MyApplication,
  type MyApplicationFilters,
  type TrackerCounts,
  trackerStatuses,
} from '../../../contract/applications.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { csvRecord, CSV_START } from '../../platform/http/csv.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import { readDefaultLetter } from '../profiles/profiles.ts';
import { presentMine } from './present.ts';
import { listEvents } from './queries.ts';
import { dayInIndia, headings, recordOf } from './sheet.ts';
import { statusesOf } from './states.ts';
import {
  countTracked,
  getTracked,
  listApplied,
  listTracked,
  listTrackedAfter,
  type TrackerFilters,
} from './tracker-queries.ts';

// How seekers read their own applications.

const filtersOf = ({ status, ...filters }: MyApplicationFilters): TrackerFilters => ({
  ...filters,
  statuses: status.length > 0 ? statusesOf(status) : null,
});

export async function readTracker(db: Db, seekerId: number, query: MyApplicationFilters & Paging) {
  const { page, limit, ...asked } = query;
  const filters = filtersOf(asked);
  const { rows, meta } = await listTracked(db, seekerId, { ...filters, page, limit });
  const ids = rows.map((row) => row.id);
  const events = ids.length > 0 ? await listEvents(db, ids) : [];
  const found = await countTracked(db, seekerId, filters);
  const countOf = (statuses: readonly ApplicationStatus[]) =>
    found.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0);
  const counts = ([...trackerStatuses, 'waiting'] as const).map(
    (word) => [word, countOf(statusesOf([word]))] as const,
  );
  return {
    applications: rows.map((row) => presentMine(row, events)),
    counts: { ...Object.fromEntries(counts), all: countOf(applicationStatuses) } as TrackerCounts,
    meta,
  };
}

/** Also works inside a transaction, as the answer to a change. */
export async function readMine(db: Db, seekerId: number, id: number): Promise<MyApplication> {
  const row = await getTracked(db, seekerId, id);
  if (!row) throw refuse('resource.application.not_found');
  return presentMine(row, await listEvents(db, [id]));
}

export const readAppliedJobs = async (db: Db, seekerId: number) => ({
  applied_jobs: await listApplied(db, seekerId),
  has_default_letter: (await readDefaultLetter(db, seekerId)) !== '',
});

const ROWS_AT_ONCE = 500;

/** The tracker as a spreadsheet of any length: rows are sent as they are read. */
export async function exportTracker(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  seekerId: number,
  query: MyApplicationFilters,
  language: Language,
): Promise<FileAnswer> {
  await noteSecurityEvent(db, { kind: 'export' });
  const filters = filtersOf(query);
  async function* records() {
    yield CSV_START + csvRecord(headings[language]);
    let after: number | undefined;
    do {
      const rows = await listTrackedAfter(db, seekerId, filters, { limit: ROWS_AT_ONCE, after });
      yield rows.map((row) => csvRecord(recordOf(row, language, publicUrl))).join('');
      after = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
    } while (after);
  }
  return {
    name: `vritti-applications-${dayInIndia(new Date().toISOString())}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: Readable.from(records()),
  };
}
