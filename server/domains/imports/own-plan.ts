// Plans what an import of a company's own jobs does with each row, and carries it out.
import type { Language } from '../../../contract/endpoint.ts';
import type { BrokenRule } from '../../../contract/fields/issues.ts';
import type { ImportedRow } from '../../../contract/jobs/job-imports.ts';
import { rupeesOf } from '../../../contract/jobs/lakhs.ts';
import { JobChange, JobForm } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { turns } from '../../platform/limits/turns.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isConsultant } from '../companies/companies.ts';
import { changeOwnJob, publishOwnJob } from '../jobs/jobs.ts';
import { type Compared, isSameJob, plainWords } from './copies.ts';
import { keepReference, listJoinable, listReferenced } from './own-queries.ts';
import { brokenByText, type Content, type OwnRow, problemsOf, readOwnRows } from './own-rows.ts';
import type { Row } from './readers/row.ts';
import { keepJobSources } from './source-queries.ts';

export interface Importing {
  db: Db;
  recruiter: { id: number; company_id: number | null };
  /** The language in which problems are described. */
  language: Language;
  /** Where the rows come from. */
  by: 'list' | 'feed';
}

/** Each import holds one connection for its lock; this bound leaves enough for everyone else. */
export const inTurn = turns({ atOnce: 3, waiting: 20, full: 'server.busy' });

/** What happens to a row, before and after it has been carried out. */
export interface Plan {
  row: OwnRow;
  shown: ImportedRow;
}

/** What the rows of one import are compared with. */
interface Present {
  language: Language;
  /** The company's jobs of these references. */
  known: ReadonlyMap<string | null, Referenced>;
  /** Its other jobs by title, so that a long list is not compared with all jobs of a large company. */
  others: ReadonlyMap<string, Joinable[]>;
  namesClients: boolean;
}

type Referenced = Awaited<ReturnType<typeof listReferenced>>[number];
type Joinable = Awaited<ReturnType<typeof listJoinable>>[number];
/** What is planned for a row, beside what its file says. */
type Planned = Pick<ImportedRow, 'outcome'> & Partial<ImportedRow>;

/** What an import would do with each row. */
export async function planned(
  { db, language, by }: Importing,
  companyId: number,
  read: readonly Row[],
): Promise<Plan[]> {
  const rows = readOwnRows(read, language);
  const references = rows.map(({ reference }) => reference);
  const numbers = { companyId, references, by };
  const present: Present = {
    language,
    known: new Map((await listReferenced(db, numbers)).map((job) => [job.reference, job])),
    others: Map.groupBy(await listJoinable(db, numbers), (one) => plainWords(one.title)),
    namesClients: await isConsultant(db, companyId),
  };
  const plans: Plan[] = [];
  for (const row of rows) {
    const { line, reference, title, problems } = row;
    const job = present.known.get(reference);
    const numbered = { known_as: job?.known_as ?? null, job_id: job?.id ?? null };
    const more = await planOf(row, job, present);
    plans.push({
      row,
      shown: { line, reference, title, problems, joined: false, ...numbered, ...more },
    });
  }
  return plans;
}

async function planOf(
  row: OwnRow,
  job: Referenced | undefined,
  present: Present,
): Promise<Planned> {
  const { content } = row;
  if (content === null)
    return { outcome: 'wrong', problems: await allProblemsOf(row, job, present) };
  if (job?.left_feed) return { outcome: 'reopened' };
  if (job && !job.is_kept) return { outcome: 'closed' };
  if (job?.hash === row.hash) return { outcome: 'same' };
  const copy = job ? undefined : takeCopy(content, present.others);
  if (copy?.reference) {
    return { outcome: 'known', joined: true, known_as: copy.reference, job_id: copy.id };
  }
  const stored = job ?? copy;
  const lacksClient = present.namesClients && !content.client_name && !stored?.client_name;
  const rules = [...(lacksClient ? noClient : []), ...(stored ? [] : await brokenByText(content))];
  if (rules.length > 0) return { outcome: 'wrong', problems: problemsOf(rules, present.language) };
  return {
    outcome: stored ? 'changed' : 'new',
    ...(copy ? { joined: true, job_id: copy.id } : {}),
  };
}

/**
 * The problems of a row that cannot be read, and those of its text in columns that have no other
 * problem.
 */
async function allProblemsOf(
  { problems, unjudged }: OwnRow,
  job: Referenced | undefined,
  { language }: Present,
) {
  const rules = job ? [] : await brokenByText(unjudged);
  const more = problemsOf(rules, language).filter(
    ({ column }) => !problems.some((told) => told.column === column),
  );
  return [...problems, ...more];
}

/** The company's job that this one is a copy of; each is given to one row only. */
function takeCopy(content: Content, others: Present['others']): Joinable | undefined {
  const compared = comparedOf(content);
  const likely = others.get(plainWords(compared.title)) ?? [];
  const at = likely.findIndex((other) => isSameJob(other, compared));
  return at < 0 ? undefined : likely.splice(at, 1)[0];
}

const noClient: readonly BrokenRule[] = [
  { field: 'client_name', code: 'resource.job.missing_client', values: {} },
];

/** The content of a row, in the form of stored jobs. */
const comparedOf = (content: Content): Compared => ({
  ...content,
  salary_min_inr: rupeesOf(content.salary_min) ?? null,
  salary_max_inr: rupeesOf(content.salary_max) ?? null,
});

/** The row after its job was posted or changed. */
export async function carriedOut(
  { db, recruiter, language, by }: Importing,
  companyId: number,
  { row, shown }: Plan,
): Promise<ImportedRow> {
  const { content, reference, hash } = row;
  if (content === null || !isToDo(shown)) return shown;
  const saying = { source: by, source_id: reference, source_url: null };
  if (shown.outcome === 'known' && shown.job_id !== null) {
    // The row under the job's own number describes the job; this one counts only once it changes.
    await keepJobSources(db, [{ job_id: shown.job_id, ...saying, row_hash: hash }]);
    return shown;
  }
  const status = shown.outcome === 'reopened' ? ({ status: 'active' } as const) : {};
  try {
    // In one transaction, so that a job posted by a list has its source from the start.
    const id = await db.transaction().execute(async (trx) => {
      const job =
        shown.job_id === null
          ? await publishOwnJob(trx, recruiter, JobForm.parse(content))
          : await changeOwnJob(trx, recruiter, shown.job_id, {
              change: JobChange.parse({ ...row.said, ...status }),
            });
      if (shown.known_as === null) {
        await keepReference(trx, companyId, { id: job.id, reference, hash });
        await keepJobSources(trx, [{ job_id: job.id, ...saying }]);
      } else await keepJobSources(trx, [{ job_id: job.id, ...saying, row_hash: hash }]);
      return job.id;
    });
    return { ...shown, job_id: id };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...shown, outcome: 'wrong', problems: problemsOf(error.rules, language) };
  }
}

const isToDo = ({ outcome }: ImportedRow) =>
  outcome === 'new' || outcome === 'changed' || outcome === 'reopened' || outcome === 'known';
