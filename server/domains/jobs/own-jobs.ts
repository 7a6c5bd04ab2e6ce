/** What recruiters do with their own company's jobs. */
import { JOB_DESCRIPTION_MAX_LENGTH } from '../../../contract/constants.ts';
import { rupeesOf } from '../../../contract/jobs/lakhs.ts';
import type { SectionLists } from '../../../contract/jobs/section-lists.ts';
import { withLists } from '../../../contract/jobs/sections.ts';
import { type BrokenRule, brokenRules } from '../../../contract/fields/issues.ts';
import {
  type Job,
  type JobChange,
  JobForm,
  type JobState,
  type OwnJob,
} from '../../../contract/jobs.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { limitInForce } from '../../platform/limits/limits-in-force.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { type Db, together, type Trx } from '../../platform/database.ts';
import { once } from '../../platform/idempotency.ts';
import { pictureAddress } from '../../platform/pictures/addresses.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import { addTask } from '../../platform/tasks.ts';
import { companyToPostFor, isConsultant } from '../companies/companies.ts';
import { buyerOfCompany, refuseBeyond } from '../plans/plans.ts';
import { noteWork } from '../work-events/work-events.ts';
import { countApplications, countJobs, countOpenJobs } from './figure-queries.ts';
import { getJob } from './get-job.ts';
import { refreshSearch } from './indexing.ts';
import { placesOf } from './places.ts';
import { formOf, presentOwnCard, presentWhole } from './present.ts';
import { renderedColumn } from './rendering.ts';
import { changedFields } from './changed-fields.ts';
import { posterColumns, refuseWithoutAccessContact, refuseWithoutClient } from './who-posts.ts';
import { neededReasons, refuseTextOf } from './text-rules.ts';
import {
  copyAsDraft,
  insertJob,
  listOwnCards,
  lockOwnJob,
  markDeleted,
  type OwnJobRow,
  updateJob,
} from './queries.ts';
import { companyOf } from '../../platform/sessions.ts';

interface Recruiter {
  id: number;
  company_id: number | null;
}

const DAY_SECONDS = 86_400;

/**
 * Posts a job for the chosen number of days, or stores it as a draft. Repeating the same key posts
 * nothing more.
 */
export async function publishJob(
  db: Db,
  recruiter: Recruiter,
  sent: JobForm,
  idempotencyKey: string | undefined,
): Promise<Job> {
  const form = inOneText(sent, sent);
  const { salary_min, salary_max, expires_in_days, questions, locations, ...others } = form;
  const { shows_poster, poster_role, ...written } = others;
  const isOpen = form.status === 'active';
  if (isOpen) await refuseTextOf(form);
  const most = await limitInForce(db, 'jobs_per_day');
  return db.transaction().execute((trx) =>
    once(
      trx,
      { accountId: recruiter.id, key: idempotencyKey, content: { job: form } },
      async () => {
        // Company 0 does not exist: `refuseWithoutCompany` refuses below, so counting it is harmless.
        const company_id = companyOf(recruiter);
        await together(trx, (all) => [
          refuseWithoutCompany(all, recruiter, form),
          countPosting(all, company_id, most),
          ...(isOpen ? [refuseBeyondOpenJobs(all, company_id)] : []),
        ]);
        const id = await insertJob(trx, {
          ...written,
          ...placesOf({ location: written.location, locations }),
          description_html: renderedColumn(written.description),
          questions: JSON.stringify(questions),
          lawful_reasons: JSON.stringify(await neededReasons(form)),
          salary_min_inr: rupeesOf(salary_min),
          salary_max_inr: rupeesOf(salary_max),
          life_days: expires_in_days,
          ...posterColumns(recruiter.id, { shows_poster, poster_role }),
          company_id,
          posted_by: recruiter.id,
        });
        return present(trx, id, { isChecked: isOpen });
      },
    ),
  );
}

/** What was sent, with its lists of sections put into the description. */
function inOneText<Sent extends SectionLists & { description?: string | undefined }>(
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

/** One that is paused until somebody confirms it counts too, so that confirming never meets the limit. */
const refuseBeyondOpenJobs = async (trx: Trx, companyId: number): Promise<void> =>
  refuseBeyond(trx, buyerOfCompany(companyId), 'openJobs', await countOpenJobs(trx, companyId));

async function refuseWithoutCompany(trx: Trx, recruiter: Recruiter, form: JobForm): Promise<void> {
  refuseWithoutClient(await companyToPostFor(trx, recruiter), form);
}

/** Limits how many jobs one company can post per day, so that it cannot flood the search or fill the disk. */
const countPosting = (trx: Trx, company: number, most: number) =>
  countAttempt(trx, { key: attemptKey('post', { company }), most, seconds: DAY_SECONDS });

/** Creates a draft with the same content. Repeating the same key creates no more of them. */
export async function duplicateJob(
  db: Db,
  recruiter: Recruiter,
  id: number,
  idempotencyKey: string | undefined,
): Promise<Job> {
  const most = await limitInForce(db, 'jobs_per_day');
  return db.transaction().execute((trx) =>
    once(
      trx,
      { accountId: recruiter.id, key: idempotencyKey, content: { duplicate_of: id } },
      async () => {
        const original = await lockOwn(trx, recruiter, id);
        const company = await companyToPostFor(trx, recruiter);
        await countPosting(trx, company.id, most);
        return present(trx, await copyAsDraft(trx, original.id, recruiter.id), {
          isChecked: false,
        });
      },
    ),
  );
}

/** Changes the fields that were sent; a job that it opens must fulfil what `reopenJob` asks for. */
export async function changeJob(
  db: Db,
  recruiter: Recruiter,
  id: number,
  sent: JobChange,
): Promise<Job> {
  return db.transaction().execute(async (trx) => {
    const before = await lockOwn(trx, recruiter, id);
    refuseRemoved(before);
    const change = inOneText(sent, { ...before, language: sent.language ?? before.language });
    const company = await companyToPostFor(trx, recruiter);
    refuseNewMistakes(before, change);
    await refuseNewText(before, change);
    refuseWithoutClient(company, { ...before, ...change });
    return keep(trx, before, change, recruiter.id);
  });
}

/**
 * Closes a job: nobody can find it or apply. Its last day stays, in case it is reopened before
 * then.
 */
export const closeJob = (db: Db, recruiter: Recruiter, id: number): Promise<Job> =>
  db.transaction().execute((trx) => closeOwnJob(trx, recruiter, id));

/** `closeJob` inside the caller's transaction. */
export async function closeOwnJob(trx: Trx, recruiter: Recruiter, id: number): Promise<Job> {
  const before = await lockOwn(trx, recruiter, id);
  if (!isRunning(before)) throw refuse('resource.job.not_open');
  return keep(trx, before, { status: 'closed' }, recruiter.id);
}

/**
 * Reopens a closed, expired or paused job. If its last day is still to come it stays, so that undoing a
 * closure restores it; otherwise its days start again.
 */
export async function reopenJob(
  db: Db,
  recruiter: Recruiter,
  id: number,
  expires_in_days: number | null,
): Promise<Job> {
  return db.transaction().execute(async (trx) => {
    const before = await lockOwn(trx, recruiter, id);
    if (before.state === 'active' || before.state === 'held' || before.state === 'draft') {
      throw refuse('resource.job.not_closed');
    }
    refuseRemoved(before);
    const company = await companyToPostFor(trx, recruiter);
    await refuseTextOf(before);
    refuseWithoutClient(company, { ...before, status: 'active' });
    return keep(trx, before, { status: 'active', expires_in_days }, recruiter.id);
  });
}

/** Deletes a job: nobody can find it; seekers keep their applications. */
export async function deleteJob(db: Db, recruiter: Recruiter, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id: actor_id, company_id } = recruiter;
    if (company_id === null || !(await markDeleted(trx, company_id, id))) {
      throw refuse('resource.job.not_found');
    }
    await noteWork(trx, { kind: 'job_deleted', company_id, actor_id, job_id: id });
    await refreshSearch(trx, [id]);
  });
}

/** Says that an open or paused job is open. */
export async function confirmJob(db: Db, recruiter: Recruiter, id: number): Promise<Job> {
  return db.transaction().execute(async (trx) => {
    const before = await lockOwn(trx, recruiter, id);
    if (before.state !== 'active' && before.state !== 'paused') {
      throw refuse('resource.job.not_open');
    }
    const is_consultant = !before.client_name && (await isConsultant(trx, before.company_id));
    refuseWithoutClient({ is_consultant }, before);
    refuseWithoutAccessContact(before);
    const kept = { renewForDays: null, postedNow: false, confirmed: true };
    await updateJob(trx, before.id, {}, kept);
    return present(trx, before.id, { isChecked: false });
  });
}

/** It counts as one of the company's open jobs, also while nobody finds it for now. */
const isRunning = ({ state }: OwnJobRow) =>
  state === 'active' || state === 'paused' || state === 'held';

function refuseRemoved({ state }: OwnJobRow): void {
  if (state === 'removed') throw refuse('resource.job.removed_by_moderation');
}

async function lockOwn(trx: Trx, { company_id }: Recruiter, id: number): Promise<OwnJobRow> {
  const row = company_id === null ? undefined : await lockOwnJob(trx, company_id, id);
  if (!row) throw refuse('resource.job.not_found');
  return row;
}

/**
 * Refuses rules that this change breaks, but not those that were broken before, since imported jobs
 * may lack anything. A draft is validated when it is published.
 */
function refuseNewMistakes(before: OwnJobRow, change: JobChange): void {
  const form = formOf(before);
  const known = new Set(mistakesOf(form).map(({ field, code }) => `${field} ${code}`));
  const mistakes = mistakesOf({ ...form, ...change });
  const made = mistakes.filter(({ field, code }) => !known.has(`${field} ${code}`));
  if (made.length > 0) throw new Refusal(made);
}

/** Whether a change opens the job: by its status, or because an expired one gets more days. */
const opens = ({ state, status }: OwnJobRow, change: JobChange): boolean =>
  change.status === 'active'
    ? state !== 'active'
    : state === 'expired' &&
      (change.status ?? status) === 'active' &&
      (change.expires_in_days ?? null) !== null;

/** A job that is open keeps what its text had before the rules for texts; one that opens is read whole. */
async function refuseNewText(before: OwnJobRow, change: JobChange): Promise<void> {
  const after = { ...before, ...change };
  if (after.status === 'active') await refuseTextOf(after, opens(before, change) ? null : before);
}

const mistakesOf = (form: object): BrokenRule[] =>
  brokenRules(JobForm.safeParse(form).error?.issues ?? []);

interface Made {
  change: JobChange;
  isOpened: boolean;
  sender: number;
}

/** Notes what of a job that was posted was changed, if anything was. */
async function noteChange(trx: Trx, before: OwnJobRow, { change, isOpened, sender }: Made) {
  const isClosed = change.status === 'closed' && before.status !== 'closed';
  const fields = changedFields(before, change);
  const isNothing = !isClosed && !isOpened && fields.length === 0;
  if (before.status === 'draft' || before.company_id === null || isNothing) return;
  await noteWork(trx, {
    kind: isClosed ? 'job_closed' : isOpened ? 'job_reopened' : 'job_changed',
    company_id: before.company_id,
    actor_id: sender,
    job_id: before.id,
    fields,
  });
}

async function keep(trx: Trx, before: OwnJobRow, change: JobChange, sender: number): Promise<Job> {
  const { salary_min, salary_max, expires_in_days, answer_days, ...others } = change;
  const { questions, locations, lawful_reasons, shows_poster, poster_role, ...written } = others;
  const days = expires_in_days ?? null;
  const isPublished = change.status === 'active' && before.status === 'draft';
  const isOpened = opens(before, change);
  if (isOpened) refuseWithoutAccessContact({ ...before, ...change });
  if (isOpened && !isRunning(before) && before.company_id !== null) {
    await refuseBeyondOpenJobs(trx, before.company_id);
  }
  const beginsAnew = isPublished || (isOpened && before.is_over);
  const staysClosed = (change.status ?? before.status) === 'closed';
  await updateJob(
    trx,
    before.id,
    {
      ...written,
      ...placesOf({ location: written.location, locations }, before),
      ...posterColumns(sender, { shows_poster, poster_role }, before.shown_by),
      description_html:
        written.description === undefined ? undefined : renderedColumn(written.description),
      questions: questions && JSON.stringify(questions),
      lawful_reasons:
        lawful_reasons && JSON.stringify(await neededReasons({ ...before, ...change })),
      salary_min_inr: rupeesOf(salary_min),
      salary_max_inr: rupeesOf(salary_max),
      life_days: days ?? undefined,
      answer_days: answer_days ?? undefined,
      // A manual decision takes precedence over the feed.
      left_feed_at: change.status === undefined ? undefined : null,
    },
    {
      renewForDays: staysClosed ? null : (days ?? (beginsAnew ? before.life_days : null)),
      // A draft counts as posted when it is published; a reopened job keeps its first day.
      postedNow: isPublished && before.posted_at === before.created_at,
      confirmed: isOpened || (days !== null && before.state === 'active'),
    },
  );
  if (!isPublished) await noteChange(trx, before, { change, isOpened, sender });
  return present(trx, before.id, { isChecked: (change.status ?? before.status) === 'active' });
}

/** The job as its company sees it, after updating the search index; its text is checked once this is committed. */
async function present(trx: Trx, id: number, { isChecked }: { isChecked: boolean }): Promise<Job> {
  const [job] = await together(trx, (all) => [
    getJob(all, id),
    refreshSearch(all, [id]),
    ...(isChecked ? [addTask(all, 'check_posting', { id })] : []),
  ]);
  return presentWhole(job);
}

interface OwnList extends Paging {
  status: (JobState | 'expiring' | 'incomplete')[];
  search: string;
  sort_by: 'created_at' | 'title' | 'application_count' | 'expires_at';
  sort_dir: 'asc' | 'desc';
}

export async function listOwnJobs(
  db: Db,
  recruiter: Recruiter,
  list: OwnList,
  publicUrl: string,
): Promise<{ jobs: OwnJob[]; meta: Meta }> {
  const { rows, meta } = await listOwnCards(db, { ...list, companyId: companyOf(recruiter) });
  return { jobs: rows.map((row) => presentOwnCard(row, publicUrl)), meta };
}

/** Counts of the company's jobs and of applications to them, with the newest five. */
export async function jobStats(db: Db, recruiter: Recruiter, seal: Seal) {
  const companyId = companyOf(recruiter);
  const { recent, ...counts } = await countApplications(db, companyId);
  return {
    jobs: await countJobs(db, companyId),
    applications: {
      ...counts,
      recent: recent.map(({ picture_id, ...application }) => ({
        ...application,
        profilePictureUrl: pictureAddress(seal, picture_id),
      })),
    },
  };
}
