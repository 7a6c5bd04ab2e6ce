/** Jobs: what recruiters post and everybody finds. */
import { JOB_EXPIRING_DAYS, RUPEES_PER_LAKH } from '../../../contract/constants.ts';
import type {
  Job,
  JobChange,
  JobDetail,
  JobForm,
  JobState,
  OwnJob,
} from '../../../contract/jobs.ts';
import { type Meta, metaOf, type Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { once } from '../../platform/idempotency.ts';
import { refuse } from '../../platform/refusal.ts';
import { companyToPostFor, readCompany } from '../companies/companies.ts';
import { countApplications, countJobs } from './figure-queries.ts';
import { refreshSearch } from './indexing.ts';
import { presentCard, presentDetail, presentOwnCard, presentWhole } from './present.ts';
import {
  closeJobs,
  findJob,
  getCards,
  insertJob,
  type JobContent,
  listOwnCards,
  lockJobForApplying,
  lockOwnJob,
  markDeleted,
  updateJob,
  type WholeJobRow,
} from './queries.ts';

export { refreshSearch } from './indexing.ts';

interface Recruiter {
  id: number;
  company_id: number | null;
}

const rupees = (lakhs: number | null) =>
  lakhs === null ? null : Math.round(lakhs * RUPEES_PER_LAKH);

/** What the form says, with money in rupees a year. */
const contentOf = ({
  salary_min,
  salary_max,
  expires_in_days,
  ...form
}: JobForm): JobContent & { life_days: number } => ({
  ...form,
  life_days: expires_in_days,
  salary_min_inr: rupees(salary_min),
  salary_max_inr: rupees(salary_max),
});

/** Posts a job for as long as chosen, or keeps it as a draft. The same key again posts nothing more. */
export async function publishJob(
  db: Db,
  recruiter: Recruiter,
  form: JobForm,
  idempotencyKey: string | undefined,
): Promise<Job> {
  return db.transaction().execute((trx) =>
    once(
      trx,
      { accountId: recruiter.id, key: idempotencyKey, content: { job: form } },
      async () => {
        const company_id = await companyToPostFor(trx, recruiter);
        const job = {
          ...contentOf(form),
          status: form.status,
          company_id,
          posted_by: recruiter.id,
        };
        const id = await insertJob(trx, job);
        await refreshSearch(trx, [id]);
        return presentWhole(await getJob(trx, id));
      },
    ),
  );
}

async function getJob(db: Db, id: number): Promise<WholeJobRow> {
  const row = await findJob(db, id);
  if (!row) throw refuse('resource.job.not_found');
  return row;
}

/**
 * Changes a job of one's own company. Closing takes it out of the search; opening a draft, a closed
 * or an expired job starts its days anew, and so does another number of days.
 */
export async function changeJob(
  db: Db,
  recruiter: Recruiter,
  id: number,
  form: JobChange,
): Promise<Job> {
  return db.transaction().execute(async (trx) => {
    const before = recruiter.company_id && (await lockOwnJob(trx, recruiter.company_id, id));
    if (!before) throw refuse('resource.job.not_found');
    await companyToPostFor(trx, recruiter);
    const opens = form.status === 'active' && before.state !== 'active';
    const status = form.status ?? before.status;
    const expires_in_days = form.expires_in_days ?? before.life_days;
    const renews = opens || (form.expires_in_days !== null && status !== 'closed');
    await updateJob(trx, id, contentOf({ ...form, status, expires_in_days }), {
      renewForDays: renews ? expires_in_days : null,
      // A draft is new on the day it opens; a posting that returns keeps its first day.
      postedNow: opens && before.status === 'draft' && before.posted_at === before.created_at,
    });
    await refreshSearch(trx, [id]);
    return presentWhole(await getJob(trx, id));
  });
}

/** Nobody finds it any more; who applied keeps their application. */
export async function deleteJob(db: Db, recruiter: Recruiter, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = recruiter.company_id && (await markDeleted(trx, recruiter.company_id, id));
    if (!deleted) throw refuse('resource.job.not_found');
    await refreshSearch(trx, [id]);
  });
}

interface OwnList extends Paging {
  status?: JobState | undefined;
  search: string;
  sort_by: 'created_at' | 'title' | 'application_count' | 'expires_at';
  sort_dir: 'asc' | 'desc';
}

export async function listOwnJobs(
  db: Db,
  { company_id }: Recruiter,
  list: OwnList,
  publicUrl: string,
): Promise<{ jobs: OwnJob[]; meta: Meta }> {
  if (company_id === null) return { jobs: [], meta: metaOf(list, 0) };
  const { rows, meta } = await listOwnCards(db, { ...list, companyId: company_id });
  return { jobs: rows.map((row) => presentOwnCard(row, publicUrl)), meta };
}

/** Counts of one's own company's jobs and of the applications to them, with the newest five. */
export async function jobStats(db: Db, { company_id }: Recruiter) {
  // No company has the id 0: a recruiter without one gets zeros.
  const companyId = company_id ?? 0;
  return {
    jobs: await countJobs(db, companyId, JOB_EXPIRING_DAYS),
    applications: await countApplications(db, companyId),
  };
}

interface Reader {
  company_id: number | null;
}

/** True for the job's own company and for whoever it gave the preview's address. */
const belongsTo = (row: WholeJobRow, reader: Reader | null, preview?: string) =>
  reader?.company_id === row.company_id || row.preview_token === preview;

/**
 * A job's page. A draft is unknown to everybody but its company; a closed, expired or deleted job
 * is gone, to its own company only when deleted.
 */
export async function readJob(
  db: Db,
  id: number,
  reader: Reader | null,
  preview?: string,
): Promise<JobDetail> {
  const row = await getJob(db, id);
  const own = belongsTo(row, reader, preview) && row.deleted_at === null;
  if (!own && row.status === 'draft') throw refuse('resource.job.not_found');
  if (!own && (row.state !== 'active' || row.deleted_at !== null))
    throw refuse('resource.job.gone');
  return presentDetail(row, await readCompany(db, row.company_id));
}

/** A job that is or was open to everybody, whatever became of it. */
export async function readPostedJob(db: Db, id: number): Promise<WholeJobRow> {
  const row = await getJob(db, id);
  if (row.status === 'draft') throw refuse('resource.job.not_found');
  return row;
}

/** Cards in the order of the ids, whatever became of the jobs; an unknown id is left out. */
export async function readJobs(
  db: Db,
  ids: readonly number[],
): Promise<(Job & { deleted: boolean })[]> {
  const rows = new Map((await getCards(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...presentCard(row), deleted: row.deleted_at !== null }] : [];
  });
}

/**
 * A job that somebody wants to apply to, kept from being closed until the transaction ends. `gone`
 * when it is not open any more, null when there is none that the caller may know of.
 */
export async function readOpenJobForApplying(
  trx: Trx,
  id: number,
): Promise<{ id: number; title: string; company_id: number } | 'gone' | null> {
  const job = await lockJobForApplying(trx, id);
  if (!job || job.status === 'draft') return null;
  if (job.state !== 'active' || job.deleted_at !== null) return 'gone';
  return { id: job.id, title: job.title, company_id: job.company_id };
}

/** Closes whatever is open: nobody of the company is left to answer. */
export async function closeJobsOfCompany(trx: Trx, companyId: number): Promise<void> {
  await refreshSearch(trx, await closeJobs(trx, companyId));
}
