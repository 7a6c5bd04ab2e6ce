/** What posting and changing a job have in common. */
import { sql } from 'kysely';
import { JOB_DESCRIPTION_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { Job } from '../../../../contract/jobs.ts';
import type { SectionLists } from '../../../../contract/jobs/sections/section-lists.ts';
import { withLists } from '../../../../contract/jobs/sections/sections.ts';
import { type Trx } from '../../../platform/database.ts';
import { type Given, prepared } from '../../../platform/batching/prepared.ts';
import { together } from '../../../platform/batching/statements.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../../platform/sessions.ts';
import { addingTasks } from '../../../platform/tasks.ts';
import { buyerOfCompany, refuseBeyond } from '../../plans/plans.ts';
import { countOpenJobs } from '../figure-queries.ts';
import { jobId } from '../facts.ts';
import { getJob } from '../get-job.ts';
import { companyToPostFor, type PostingCompany } from '../../companies/companies.ts';
import type { IndexedWords } from '../../search/search.ts';
import { refreshSearch } from '../indexing.ts';
import { presentWhole } from '../present.ts';
import { type OwnJobRow, lockOwnJob } from '../queries.ts';

export type Recruiter = Pick<SignedIn, 'id' | 'company_id'>;

export const lockOwn = async (trx: Trx, recruiter: Recruiter, id: number): Promise<OwnJobRow> =>
  orRefuse(await lockOwnJob(trx, companyOf(recruiter), id), 'resource.job.not_found');

/**
 * Locks the job, and returns it with its company, which must be allowed to post. If `refuseJob`
 * refuses, that takes precedence over what the company lacks.
 */
export async function lockedForPosting(
  trx: Trx,
  recruiter: Recruiter,
  id: number,
  refuseJob: (job: OwnJobRow) => void,
): Promise<[OwnJobRow, PostingCompany]> {
  const locked = async (all: Trx) => {
    const row = await lockOwn(all, recruiter, id);
    refuseJob(row);
    return row;
  };
  return together(trx, [locked, (all) => companyToPostFor(all, recruiter)]);
}

/** The input, with its lists of sections merged into the description. */
export function inOneText<Sent extends SectionLists & { description?: string | undefined }>(
  { responsibilities, requirements, benefits, ...sent }: Sent,
  { description, language }: { description: string; language: 'en' | 'hi' },
) {
  const lists = { responsibilities, requirements, benefits };
  if (Object.values(lists).every((list) => list === undefined)) return sent;
  const text = withLists(sent.description ?? description, lists, language);
  if (text.length > JOB_DESCRIPTION_MAX_LENGTH) {
    throw refuse('request.too_long', {
      field: 'description',
      values: { maximum: JOB_DESCRIPTION_MAX_LENGTH },
    });
  }
  return { ...sent, description: text };
}

/** Jobs that are paused until confirmed count too, so that a confirmation never fails because of the limit. */
export const refuseBeyondOpenJobs = async (trx: Trx, companyId: number): Promise<void> =>
  refuseBeyond(trx, buyerOfCompany(companyId), {
    allowance: 'openJobs',
    used: await countOpenJobs(trx, companyId),
  });

/** What the search needs to know of a job of this company. */
export const indexedWords = (
  job: Omit<IndexedWords, 'company_name' | 'client_name'> & { client_name: string | null },
  company: Pick<PostingCompany, 'name' | 'is_consultant'>,
): IndexedWords => ({
  ...job,
  company_name: company.name,
  client_name: company.is_consultant ? job.client_name : null,
});

/**
 * A statement after which the text of a job is checked for risks, once the transaction is
 * committed; a null id is as in `jobId`.
 */
export const checkingRisks = prepared(
  (_, given: Given<{ id: number | null }>) =>
    sql`select ${addingTasks('check_posting', sql`select json_build_object('id', ${jobId(given('id'))})`)}`,
);

/** The job as its company sees it, after updating the search index. */
export async function present(trx: Trx, id: number): Promise<Job> {
  const [job] = await together(trx, [(all) => getJob(all, id), (all) => refreshSearch(all, [id])]);
  return presentWhole(job);
}
