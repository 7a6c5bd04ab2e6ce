/**
 * Companies import a list of their own jobs. A job is identified by the company's own number: importing it again
 * changes it if its row has changed. An open job without a number, with the same title and place, is taken for the
 * same job and gets the number, wherever it came from; one that the feed lists under another number is known by both.
 * One that was closed or deleted here stays so.
 */
import { type ImportedRow, IMPORTS_AN_HOUR } from '../../../contract/jobs/job-imports.ts';
import { IMPORT_ROWS_MAX } from '../../../contract/jobs/import-columns.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { refuse } from '../../platform/refusal.ts';
import { companyToPostFor } from '../companies/companies.ts';
import { columnsAsRead } from './columns/columns-as-read.ts';
import { carriedOut, type Importing, inTurn, planned } from './own-plan.ts';
import { lockImportOf } from './own-queries.ts';
import { readCsv } from './readers/csv.ts';
import { type Row, UnreadableFile } from './readers/row.ts';

/** What an import would do. */
export async function previewOwnJobs(importing: Importing, csv: string) {
  const companyId = await companyToImportFor(importing);
  const rows = await rowsOf(csv);
  const plans = await planned(importing, companyId, rows);
  return {
    rows: plans.map(({ shown }) => shown),
    columns: columnsAsRead(
      rows,
      plans.map(({ row }) => row),
      importing.language,
    ),
  };
}

/** Each row in a transaction of its own, so that one bad row does not undo the others. */
export async function importOwnJobs(importing: Importing, csv: string) {
  const { db } = importing;
  const companyId = await companyToImportFor(importing);
  return inTurn(() =>
    db.transaction().execute(async (trx) => {
      if (!(await lockImportOf(trx, companyId))) throw refuse('resource.job_import.running');
      const rows: ImportedRow[] = [];
      for (const plan of await planned(importing, companyId, await rowsOf(csv))) {
        rows.push(await carriedOut(importing, companyId, plan));
      }
      return { rows };
    }),
  );
}

/** Limited because reading a list takes a while, even if nothing is stored. */
async function companyToImportFor({ db, recruiter }: Importing): Promise<number> {
  const { id: company } = await companyToPostFor(db, recruiter);
  const key = attemptKey('job-import', { company });
  await countAttempt(db, { key, most: IMPORTS_AN_HOUR, seconds: HOUR_SECONDS });
  return company;
}

async function rowsOf(csv: string): Promise<Row[]> {
  const text = csv.replace(/^\uFEFF/, '');
  const rows: Row[] = [];
  try {
    for await (const row of readCsv(pieces(text), text)) rows.push(row);
  } catch (error) {
    if (error instanceof UnreadableFile) throw refuse('resource.job_import.unreadable');
    throw error;
  }
  if (rows.length > IMPORT_ROWS_MAX) {
    throw refuse('resource.job_import.too_many_rows', { values: { maximum: IMPORT_ROWS_MAX } });
  }
  // The reader reports broken rows before those that it has read ahead, so they are sorted by line.
  return rows.toSorted((one, other) => one.number - other.number);
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}
