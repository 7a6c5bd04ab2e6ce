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
import { keepSayings } from './source-queries.ts';

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

/** What an import would do with each row. */
export async function planned(
  { db, language, by }: Importing,
  companyId: number,
  read: readonly Row[],
): Promise<Plan[]> {
  const rows = readOwnRows(read, language);
  const references = rows.map(({ reference }) => reference);
  const numbers = { companyId, references, by };
  const known = new Map((await listReferenced(db, numbers)).map((job) => [job.reference, job]));
  // Grouped by title, so that a long list is not compared with all jobs of a large company.
  const others = Map.groupBy(await listJoinable(db, numbers), (one) => plainWords(one.title));
  const namesClients = await isConsultant(db, companyId);
  const plans: Plan[] = [];
  for (const row of rows) {
    const { line, reference, title, content, unjudged, problems } = row;
    const job = known.get(reference);
    const known_as = job?.known_as ?? null;
    const shown = { line, reference, title, problems, joined: false, known_as, job_id: null };
    const plan = (more: Pick<ImportedRow, 'outcome'> & Partial<ImportedRow>) =>
      plans.push({ row, shown: { ...shown, job_id: job?.id ?? null, ...more } });
    if (content === null) {
      const rules = job ? [] : await brokenByText(unjudged);
      const more = problemsOf(rules, language).filter(
        ({ column }) => !problems.some((told) => told.column === column),
      );
      plan({ outcome: 'wrong', problems: [...problems, ...more] });
    } else if (job?.left_feed) plan({ outcome: 'reopened' });
    else if (job && !job.is_kept) plan({ outcome: 'closed' });
    else if (job?.hash === row.hash) plan({ outcome: 'same' });
    else {
      const compared = comparedOf(content);
      const likely = (job ? undefined : others.get(plainWords(compared.title))) ?? [];
      const at = likely.findIndex((other) => isSameJob(other, compared));
      // Each job is joined by one row only.
      const [copy] = at < 0 ? [] : likely.splice(at, 1);
      if (copy?.reference) {
        plan({ outcome: 'known', joined: true, known_as: copy.reference, job_id: copy.id });
        continue;
      }
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
    // Its own number's row says what the job is, until this one changes.
    await keepSayings(db, [{ job_id: shown.job_id, ...saying, row_hash: hash }]);
    return shown;
  }
  const status = shown.outcome === 'reopened' ? ({ status: 'active' } as const) : {};
  try {
    // In one transaction, so that a job posted by a list has its source from the start.
    const id = await db.transaction().execute(async (trx) => {
      const job =
        shown.job_id === null
          ? await publishOwnJob(trx, recruiter, JobForm.parse(content))
          : await changeOwnJob(
              trx,
              recruiter,
              shown.job_id,
              JobChange.parse({ ...row.said, ...status }),
            );
      if (shown.known_as === null) {
        await keepReference(trx, companyId, { id: job.id, reference, hash });
        await keepSayings(trx, [{ job_id: job.id, ...saying }]);
      } else await keepSayings(trx, [{ job_id: job.id, ...saying, row_hash: hash }]);
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
