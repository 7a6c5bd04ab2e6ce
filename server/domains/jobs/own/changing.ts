/** How recruiters change jobs of their own company. */
import { type BrokenRule, brokenRules } from '../../../../contract/fields/issues.ts';
import { type ChangedJob, type Job, type JobChange, JobForm } from '../../../../contract/jobs.ts';
import type { LawfulReasons } from '../../../../contract/jobs/text-check/lawful-reasons.ts';
import { rupeesOf } from '../../../../contract/jobs/lakhs.ts';
import { type Db, type Trx } from '../../../platform/database.ts';
import {
  commitTogether,
  type Ending,
  ending,
  sendEnding,
} from '../../../platform/batching/statements.ts';
import { isStale } from '../../../platform/http/versions.ts';
import { orRefuse, Refusal, refuse } from '../../../platform/refusal.ts';
import { companyOf } from '../../../platform/sessions.ts';
import { isConsultant, type PostingCompany, readCompany } from '../../companies/companies.ts';
import { indexing, unindexing } from '../../search/search.ts';
import { noteWork, notingWork, type Work } from '../../work-events/work-events.ts';
import { changedFields } from './changed-fields.ts';
import { getJob } from '../get-job.ts';
import { refreshSearch } from '../indexing.ts';
import { formOf, presentChanged, presentDetail } from '../present.ts';
import { findingJob, type OwnJobRow, markDeleted, updatingJob } from '../queries.ts';
import { placesOf } from '../places.ts';
import { renderedColumn } from '../rendering.ts';
import { neededReasons, refuseTextOf } from '../text-rules.ts';
import { posterColumns, refuseWithoutAccessContact, refuseWithoutClient } from '../who-posts.ts';
import {
  checkingRisks,
  indexedWords,
  inOneText,
  lockedForPosting,
  lockOwn,
  present,
  type Recruiter,
  refuseBeyondOpenJobs,
} from './own-job.ts';

/** The fields to change, and the version that this is based on, if it is known. */
interface AskedChange {
  change: JobChange;
  ifMatch?: string | undefined;
}

/** Changes the fields that were sent; if that opens the job, the conditions of `reopenJob` apply. */
export const changeJob = (
  db: Db,
  recruiter: Recruiter,
  id: number,
  asked: AskedChange,
): Promise<ChangedJob> => commitTogether(db, (trx) => changing(trx, recruiter, id, asked));

/** `changeJob` inside the caller's transaction. */
export const changeOwnJob = async (
  trx: Trx,
  recruiter: Recruiter,
  id: number,
  asked: AskedChange,
): Promise<Job> => sendEnding(trx, await changing(trx, recruiter, id, asked));

async function changing(
  trx: Trx,
  recruiter: Recruiter,
  id: number,
  { change: sent, ifMatch }: AskedChange,
): Promise<Ending<ChangedJob>> {
  const [before, company] = await lockedForPosting(trx, recruiter, id, refuseRemoved);
  if (isStale(ifMatch, before.version)) {
    const [row, of] = [await getJob(trx, id), await readCompany(trx, before.company_id)];
    throw refuse('request.stale', { current: presentDetail(row, of) });
  }
  const changed = inOneText(sent, { ...before, language: sent.language ?? before.language });
  refuseNewMistakes(before, changed);
  const reasons = await reasonsOfNewText(before, changed);
  refuseWithoutClient(company, { ...before, ...changed });
  const kept = changed.lawful_reasons ? { ...changed, lawful_reasons: reasons } : changed;
  return writing(trx, { before, company, change: kept, sender: recruiter.id });
}

/**
 * Closes a job: nobody can find it or apply. Its last day stays, in case it is reopened before
 * then.
 */
export const closeJob = (db: Db, recruiter: Recruiter, id: number): Promise<Job> =>
  commitTogether(db, (trx) => closing(trx, recruiter, id));

/** `closeJob` inside the caller's transaction. */
export const closeOwnJob = async (trx: Trx, recruiter: Recruiter, id: number): Promise<Job> =>
  sendEnding(trx, await closing(trx, recruiter, id));

async function closing(trx: Trx, recruiter: Recruiter, id: number): Promise<Ending<Job>> {
  const before = await lockOwn(trx, recruiter, id);
  if (!isRunning(before)) throw refuse('resource.job.not_open');
  return writing(trx, {
    before,
    company: null,
    change: { status: 'closed' },
    sender: recruiter.id,
  });
}

/**
 * Reopens a closed, expired or paused job. If its last day is still ahead it stays, so that undoing a closure
 * restores it; otherwise its days start again.
 */
export async function reopenJob(
  db: Db,
  recruiter: Recruiter,
  id: number,
  expires_in_days: number | null,
): Promise<Job> {
  return commitTogether(db, async (trx) => {
    const [before, company] = await lockedForPosting(trx, recruiter, id, (locked) => {
      if (locked.state === 'active' || locked.state === 'held' || locked.state === 'draft') {
        throw refuse('resource.job.not_closed');
      }
      refuseRemoved(locked);
    });
    await refuseTextOf(before);
    refuseWithoutClient(company, { ...before, status: 'active' });
    const reopened = { status: 'active' as const, expires_in_days };
    return writing(trx, { before, company, change: reopened, sender: recruiter.id });
  });
}

/** Deletes a job: nobody can find it; seekers keep their applications. */
export async function deleteJob(db: Db, recruiter: Recruiter, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [actor_id, company_id] = [recruiter.id, companyOf(recruiter)];
    if (!(await markDeleted(trx, company_id, id))) {
      throw refuse('resource.job.not_found');
    }
    await noteWork(trx, { kind: 'job_deleted', company_id, actor_id, job_id: id });
    await refreshSearch(trx, [id]);
  });
}

/** Confirms that an open or paused job is open. */
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
    await updatingJob(trx, before.id, {}, kept).execute();
    const { id: job_id, company_id } = before;
    await noteWork(trx, { kind: 'job_confirmed', company_id, actor_id: recruiter.id, job_id });
    return present(trx, before.id);
  });
}

/** It counts as one of the company's open jobs, even while nobody can find it. */
const isRunning = ({ state }: OwnJobRow) =>
  state === 'active' || state === 'paused' || state === 'held';

function refuseRemoved({ state }: OwnJobRow): void {
  if (state === 'removed') throw refuse('resource.job.removed_by_moderation');
}

/**
 * Refuses rules that this change breaks, but not those that were already broken, since imported jobs may lack
 * anything. A draft is validated when it is published.
 */
function refuseNewMistakes(before: OwnJobRow, change: JobChange): void {
  const form = formOf(before);
  const mistakes = mistakesOf({ ...form, ...change });
  if (mistakes.length === 0) return;
  const known = new Set(mistakesOf(form).map(({ field, code }) => `${field} ${code}`));
  const made = mistakes.filter(({ field, code }) => !known.has(`${field} ${code}`));
  if (made.length > 0) throw new Refusal(made);
}

/** Whether a change opens the job: by its status, or because an expired one gets more days. */
const opens = ({ state }: OwnJobRow, { status, expires_in_days }: JobChange): boolean =>
  status === undefined
    ? state === 'expired' && typeof expires_in_days === 'number'
    : status === 'active' && state !== 'active';

/**
 * The lawful reasons that the text needs. A job that is open may keep text that is older than the
 * rules for texts; when a job opens, all of its text is checked.
 */
async function reasonsOfNewText(before: OwnJobRow, change: JobChange): Promise<LawfulReasons> {
  const after = { ...before, ...change };
  return after.status === 'active'
    ? refuseTextOf(after, opens(before, change) ? null : before)
    : neededReasons(after);
}

const mistakesOf = (form: object): BrokenRule[] =>
  brokenRules(JobForm.safeParse(form).error?.issues ?? []);

/** Only the columns that a change sets. */
const definedIn = <T extends object>(columns: T) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** What changing a locked job needs. */
interface Change {
  before: OwnJobRow;
  /** Set if the change may leave the job open; otherwise null. */
  company: PostingCompany | null;
  change: JobChange;
  sender: number;
}

/** What was changed in a job that is not a draft, if anything was. */
function workOf({ before, change, sender }: Change, isOpened: boolean): Work | null {
  const isClosed = change.status === 'closed' && before.status !== 'closed';
  const fields = changedFields(before, change);
  const isNothing = !isClosed && !isOpened && fields.length === 0;
  if (before.status === 'draft' || isNothing) return null;
  return {
    kind: isClosed ? 'job_closed' : isOpened ? 'job_reopened' : 'job_changed',
    company_id: before.company_id,
    actor_id: sender,
    job_id: before.id,
    fields,
  };
}

/** Whether it changes what the form shows: closing or reopening a job makes no open form of it outdated. */
const changesForm = ({ expires_in_days, ...change }: JobChange): boolean =>
  typeof expires_in_days === 'number' ||
  Object.entries(change).some(([name, value]) => name !== 'status' && value !== undefined);

/** What a change sets in the row; `indexed` is the part that the search reads, too. */
function columnsOf({ before, change, sender }: Change) {
  const { salary_min, salary_max, expires_in_days, answer_days, ...others } = change;
  const { questions, locations, lawful_reasons, shows_poster, poster_role, ...written } = others;
  const { description } = written;
  const indexed = {
    ...written,
    ...placesOf({ location: written.location, locations }, before),
    salary_min_inr: rupeesOf(salary_min),
    salary_max_inr: rupeesOf(salary_max),
  };
  const columns = {
    ...indexed,
    ...posterColumns(sender, { shows_poster, poster_role }, before.shown_by),
    version: changesForm(change) ? before.version + 1 : undefined,
    description_html: description === undefined ? undefined : renderedColumn(description),
    questions: questions && JSON.stringify(questions),
    lawful_reasons: lawful_reasons && JSON.stringify(lawful_reasons),
    life_days: expires_in_days ?? undefined,
    answer_days: answer_days ?? undefined,
    // A manual decision takes precedence over the feed.
    left_feed_at: change.status === undefined ? undefined : null,
  };
  return { indexed, columns };
}

/** From when and until when the job is open after the change. */
function lifeOf({ before, change }: Change, { isPublished, isOpened }: Record<Opening, boolean>) {
  const days = change.expires_in_days ?? null;
  const beginsAnew = isPublished || (isOpened && before.is_over);
  const isClosed = (change.status ?? before.status) === 'closed';
  return {
    renewForDays: isClosed ? null : (days ?? (beginsAnew ? before.life_days : null)),
    // A draft counts as posted when it is first published; a reopened job keeps its first day.
    postedNow: isPublished && !before.was_posted,
    confirmed: isOpened || (days !== null && before.state === 'active'),
  };
}

type Opening = 'isPublished' | 'isOpened';

/** What writes a change; refuses what would exceed the plan, and an open job without its contact. */
async function writing(trx: Trx, all: Change): Promise<Ending<ChangedJob>> {
  const { before, company, change } = all;
  const { id } = before;
  const isPublished = change.status === 'active' && before.status === 'draft';
  const isOpened = opens(before, change);
  if (isOpened) refuseWithoutAccessContact({ ...before, ...change });
  if (isOpened && !isRunning(before)) await refuseBeyondOpenJobs(trx, before.company_id);
  const isActive = (change.status ?? before.status) === 'active';
  const { indexed, columns } = columnsOf(all);
  const work = isPublished ? null : workOf(all, isOpened);
  return ending(
    [
      updatingJob(trx, id, columns, lifeOf(all, { isPublished, isOpened })),
      findingJob({ id }),
      ...(work ? [notingWork(trx, work)] : []),
      // A job that stays open stays in the index.
      ...(before.state === 'active' && isActive ? [] : [unindexing({ id })]),
      ...(company && isActive
        ? [
            ...indexing(id, indexedWords({ ...before, ...definedIn(indexed) }, company)),
            checkingRisks({ id }),
          ]
        : []),
    ],
    (_, [row]) => presentChanged(orRefuse(row, 'resource.job.not_found')),
  );
}
