/**
 * Companies import a list of their own jobs. A job is known by the company's own number: importing it
 * again changes it if its row has changed. A job without a number, of the same title and place, is the same
 * job and gets the number, wherever it came from. One that was closed or deleted here stays so.
 */
import type { Language } from '../../../contract/endpoint.ts';
import type { BrokenRule } from '../../../contract/fields/issues.ts';
import { IMPORT_ROWS_MAX, type ImportedRow } from '../../../contract/jobs/job-imports.ts';
import { JobChange, JobForm } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { turns } from '../../platform/limits/turns.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { companyToPostFor, isConsultant } from '../companies/companies.ts';
import { changeJob, publishJob } from '../jobs/jobs.ts';
import { keepReference, listReferenced, listUnreferenced, lockImportOf } from './own-queries.ts';
import { brokenByText, type Content, type OwnRow, problemsOf, readOwnRows } from './own-rows.ts';
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

/** Each holds a connection while its rows take others: so many that enough are left. */
const inTurn = turns({ atOnce: 3, waiting: 20, full: 'server.busy' });

/** Each row for itself, so that nothing is lost with a wrong one. */
export async function importOwnJobs(importing: Importing, csv: string) {
  const { db, recruiter } = importing;
  const companyId = await companyToPostFor(db, recruiter);
  return inTurn(() =>
    db.transaction().execute(async (trx) => {
      if (!(await lockImportOf(trx, companyId))) throw refuse('resource.job_import.running');
      const rows: ImportedRow[] = [];
      for (const plan of await planned(importing, companyId, csv)) {
        rows.push(await carriedOut(importing, companyId, plan));
      }
      return { rows };
    }),
  );
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
  const rows = readOwnRows(await rowsOf(csv), language);
  const references = rows.map(({ reference }) => reference);
  const known = new Map(
    (await listReferenced(db, companyId, references)).map((job) => [job.reference, job]),
  );
  const others = new Map((await listUnreferenced(db, companyId)).map((job) => [sameJob(job), job]));
  const namesClients = await isConsultant(db, companyId);
  const plans: Plan[] = [];
  for (const row of rows) {
    const { line, reference, title, content, problems } = row;
    const shown = { line, reference, title, problems, joined: false, job_id: null };
    const job = known.get(reference);
    const plan = (more: Pick<ImportedRow, 'outcome'> & Partial<ImportedRow>) =>
      plans.push({ row, shown: { ...shown, job_id: job?.id ?? null, ...more } });
    if (content === null) plan({ outcome: 'wrong' });
    else if (job && !job.is_kept) plan({ outcome: 'closed' });
    else if (job?.hash === row.hash) plan({ outcome: 'same' });
    else {
      const copy = job ? undefined : others.get(sameJob(content));
      others.delete(sameJob(content));
      const rules = [
        ...(namesClients && !content.client_name && !(job ?? copy)?.client_name ? noClient : []),
        ...(job || copy ? [] : await brokenByText(content)),
      ];
      const joined = copy ? { joined: true, job_id: copy.id } : {};
      if (rules.length > 0) plan({ outcome: 'wrong', problems: problemsOf(rules, language) });
      else plan({ outcome: job || copy ? 'changed' : 'new', ...joined });
    }
  }
  return plans;
}

const noClient: readonly BrokenRule[] = [
  { field: 'client_name', code: 'resource.job.missing_client', values: {} },
];

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
        : await changeJob(db, recruiter, shown.job_id, JobChange.parse(row.said));
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
