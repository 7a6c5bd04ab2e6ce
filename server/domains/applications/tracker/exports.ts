import type { Language } from '../../../../contract/endpoint.ts';
import type { TrackedFilters } from '../../../../contract/applications/tracked-applications.ts';
import { calendarOf } from '../../../platform/calendar/calendar.ts';
import type { FileAnswer, Services } from '../../../platform/endpoints.ts';
import { csvRecord, CSV_START } from '../../../platform/http/csv.ts';
import { entriesOf } from './calendar.ts';
import { applicationsFile } from '../applications-file.ts';
import { headings, recordOf } from './tracker-sheet.ts';
import { eachTracked } from './tracked.ts';

// The tracker as files of any length: rows are sent as they are read.

type ExportServices = Pick<Services, 'db' | 'publicUrl'>;

export function exportSheet(
  { db, publicUrl }: ExportServices,
  seekerId: number,
  filters: TrackedFilters,
  language: Language,
): Promise<FileAnswer> {
  async function* records() {
    yield CSV_START + csvRecord(headings[language]);
    for await (const rows of eachTracked(db, seekerId, filters)) {
      yield rows.map((row) => csvRecord(recordOf(row, language, publicUrl))).join('');
    }
  }
  return applicationsFile(db, { ending: 'csv', mediaType: 'text/csv' }, records());
}

export function exportJson(
  { db }: ExportServices,
  seekerId: number,
  filters: TrackedFilters,
): Promise<FileAnswer> {
  async function* pieces() {
    yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"tracked_applications":[`;
    let separator = '\n';
    for await (const rows of eachTracked(db, seekerId, filters)) {
      for (const row of rows) {
        yield separator + JSON.stringify(row);
        separator = ',\n';
      }
    }
    yield '\n]}\n';
  }
  return applicationsFile(db, { ending: 'json', mediaType: 'application/json' }, pieces());
}

/** Interviews, and the days on which the seeker wants to ask again. */
export function exportCalendar(
  { db, publicUrl }: ExportServices,
  seekerId: number,
  filters: TrackedFilters,
  language: Language,
): Promise<FileAnswer> {
  async function* events() {
    const entries = [];
    for await (const rows of eachTracked(db, seekerId, filters)) {
      entries.push(...rows.flatMap((row) => entriesOf(row, language, publicUrl)));
    }
    yield calendarOf(entries, new Date());
  }
  return applicationsFile(db, { ending: 'ics', mediaType: 'text/calendar' }, events());
}
