/**
 * Companies import a list of their own jobs. A job is known by the company's own number: importing it
 * again changes it if its row has changed. A job without a number, of the same title and place, is the same
 * job and gets the number, wherever it came from. One that was closed or deleted here stays so.
 */
import type { Language } from '../../../contract/endpoint.ts';
import { IMPORT_ROWS_MAX, type ImportedRow } from '../../../contract/jobs/job-imports.ts';
import { JobChange, JobForm } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { companyToPostFor, isConsultant } from '../companies/companies.ts';
import { changeJob, publishJob } from '../jobs/jobs.ts';
import { keepReference, listReferenced, listUnreferenced, lockImportOf } from './own-queries.ts';
import { type Content, type OwnRow, problemsOf, readOwnRows } from './own-rows.ts';
import { readCsv } from './readers/csv.ts';
import { type Row, UnreadableFile } from './readers/row.ts';

interface Importing {
  db: Db;
  recruiter: { id: number; company_id: number | null };
  language: Language;
}

/** What an import would do. */
export async function previewOwnJobs(importing: Importing, csv: string) {
  const companyId = await companyToPostFor(importing.db, importing.recruiter);
  return { rows: (await planned(importing, companyId, csv)).map(({ shown }) => shown) };
}

/** Each row for itself, so that nothing is lost with a wrong one. */
export async function importOwnJobs(importing: Importing, csv: string) {
  const { db, recruiter } = importing;
  const companyId = await companyToPostFor(db, recruiter);
  return db.transaction().execute(async (trx) => {
    if (!(await lockImportOf(trx, companyId))) throw refuse('resource.job_import.running');
    const rows: ImportedRow[] = [];
    for (const plan of await planned(importing, companyId, csv)) {
      rows.push(await carriedOut(importing, companyId, plan));
    }
    return { rows };
  });
}

interface Plan {
  row: OwnRow;
  shown: ImportedRow;
}

async function planned(
  { db, language }: Importing,
  companyId: number,
  csv: string,
): Promise<Plan[]> {
  const rows = await readOwnRows(await rowsOf(csv), language);
  const references = rows.map(({ reference }) => reference);
  const known = new Map(
    (await listReferenced(db, companyId, references)).map((job) => [job.reference, job]),
  );
  const others = new Map(
    (await listUnreferenced(db, companyId)).map((job) => [sameJob(job), job.id]),
  );
  const namesClients = await isConsultant(db, companyId);
  return rows.map((row) => {
    const { line, reference, title, content, problems } = row;
    const shown = { line, reference, title, problems, joined: false, job_id: null };
    const job = known.get(reference);
    const job_id = job?.id ?? null;
    if (content === null) return { row, shown: { ...shown, outcome: 'wrong', job_id } };
    if (job && !job.is_kept) return { row, shown: { ...shown, outcome: 'closed', job_id } };
    if (job) {
      const outcome = job.hash === row.hash ? 'same' : 'changed';
      return { row, shown: { ...shown, outcome, job_id } };
    }
    const copy = others.get(sameJob(content));
    if (copy === undefined) {
      if (!namesClients || content.client_name) {
        return { row, shown: { ...shown, outcome: 'new' } };
      }
      const code = 'resource.job.missing_client';
      const told = problemsOf([{ field: 'client_name', code, values: {} }], language);
      return { row, shown: { ...shown, outcome: 'wrong', problems: told } };
    }
    others.delete(sameJob(content));
    return { row, shown: { ...shown, outcome: 'changed', joined: true, job_id: copy } };
  });
}

/** The same for two texts of one job, however they are spaced, cased and punctuated. */
const sameJob = ({ title, location }: Pick<Content, 'title' | 'location'>) =>
  [title, location]
    .map((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('\n');

async function carriedOut(
  { db, recruiter, language }: Importing,
  companyId: number,
  { row, shown }: Plan,
): Promise<ImportedRow> {
  const { content, reference, hash } = row;
  if (content === null || (shown.outcome !== 'new' && shown.outcome !== 'changed')) return shown;
  try {
    const { id } =
      shown.job_id === null
        ? await publishJob(db, recruiter, JobForm.parse(content), undefined)
        : await changeJob(db, recruiter, shown.job_id, JobChange.parse(content));
    await keepReference(db, companyId, { id, reference, hash });
    return { ...shown, job_id: id };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...shown, outcome: 'wrong', problems: problemsOf(error.rules, language) };
  }
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
  // The reader tells of broken rows before those that it has read ahead.
  return rows.toSorted((one, other) => one.number - other.number);
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}
