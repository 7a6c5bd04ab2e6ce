/** How recruiters post jobs of their own company. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { daysUntil } from '../../../../contract/format/today.ts';
import type { Job, JobForm } from '../../../../contract/jobs.ts';
import type { SectionLists } from '../../../../contract/jobs/sections/section-lists.ts';
import type { LawfulReasons } from '../../../../contract/jobs/text-check/lawful-reasons.ts';
import { rupeesOf } from '../../../../contract/jobs/lakhs.ts';
import { type Db, type Trx } from '../../../platform/database.ts';
import {
  commitTogether,
  type Ending,
  ending,
  sendEnding,
  together,
} from '../../../platform/batching/statements.ts';
import { onceAtTheEnd, transactOnce } from '../../../platform/idempotency.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../../platform/limits/attempts.ts';
import { limitInForce } from '../../../platform/limits/limits-in-force.ts';
import { orRefuse } from '../../../platform/refusal.ts';
import { companyOf } from '../../../platform/sessions.ts';
import { companyToPostFor, type PostingCompany } from '../../companies/companies.ts';
import { indexing } from '../../search/search.ts';
import { presentWhole } from '../present.ts';
import { copyAsDraft, findingJob, insertingJob } from '../queries.ts';
import { placesOf } from '../places.ts';
import { renderedColumn } from '../rendering.ts';
import { neededReasons, refuseTextOf } from '../text-rules.ts';
import { posterColumns, refuseWithoutClient } from '../who-posts.ts';
import {
  checkingRisks,
  type Recruiter,
  inOneText,
  indexedWords,
  lockOwn,
  present,
  refuseBeyondOpenJobs,
} from './own-job.ts';

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
  const most = await limitInForce(db, 'jobs_per_day');
  return commitTogether(db, (trx) =>
    onceAtTheEnd(
      trx,
      { accountId: recruiter.id, key: idempotencyKey, content: { job: form } },
      () => posting(trx, recruiter, form, most),
    ),
  );
}

/** `publishJob` inside the caller's transaction. */
export async function publishOwnJob(trx: Trx, recruiter: Recruiter, sent: JobForm): Promise<Job> {
  const most = await limitInForce(trx, 'jobs_per_day');
  return sendEnding(trx, await posting(trx, recruiter, inOneText(sent, sent), most));
}

type Form = Omit<JobForm, keyof SectionLists>;

/**
 * Reads everything that may lead to a refusal in one round trip; everything that is written goes in
 * another.
 */
async function posting(
  trx: Trx,
  recruiter: Recruiter,
  form: Form,
  mostPerDay: number,
): Promise<Ending<Job>> {
  const { salary_min, salary_max, expires_in_days, expires_at, questions, locations, ...others } =
    form;
  const { shows_poster, poster_role, ...written } = others;
  const isOpen = form.status === 'active';
  // Company 0 does not exist: `companyToPostFor` refuses, so counting it is harmless.
  const company_id = companyOf(recruiter);
  const [lawful_reasons, company] = await together(trx, [
    () => reasonsOf(form),
    (all) => companyFor(all, recruiter, form),
    (all) => countPosting(all, company_id, mostPerDay),
    ...(isOpen ? [(all: Trx) => refuseBeyondOpenJobs(all, company_id)] : []),
  ]);
  const job = {
    ...written,
    ...placesOf({ location: written.location, locations }),
    salary_min_inr: rupeesOf(salary_min),
    salary_max_inr: rupeesOf(salary_max),
  };
  return ending(
    [
      insertingJob(trx, {
        ...job,
        description_html: renderedColumn(written.description),
        questions: JSON.stringify(questions),
        lawful_reasons: JSON.stringify(lawful_reasons),
        life_days: expires_at === null ? expires_in_days : daysUntil(expires_at),
        ...posterColumns(recruiter.id, { shows_poster, poster_role }),
        company_id,
        posted_by: recruiter.id,
      }),
      findingJob({ id: null }),
      ...(isOpen
        ? [
            ...indexing(null, indexedWords({ ...job, is_date_given: true }, company)),
            checkingRisks({ id: null }),
          ]
        : []),
    ],
    (_, [row]) => presentWhole(orRefuse(row, 'resource.job.not_found')),
  );
}

/** Checks the text while PostgreSQL answers. A refusal of the text takes precedence. */
async function reasonsOf(form: Form): Promise<LawfulReasons> {
  // By then the statements are on their way.
  await nextTurn();
  return form.status === 'active' ? refuseTextOf(form) : neededReasons(form);
}

async function companyFor(trx: Trx, recruiter: Recruiter, form: Form): Promise<PostingCompany> {
  const company = await companyToPostFor(trx, recruiter);
  refuseWithoutClient(company, form);
  return company;
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
  const sending = { accountId: recruiter.id, key: idempotencyKey, content: { duplicate_of: id } };
  return transactOnce(db, sending, async (trx) => {
    const original = await lockOwn(trx, recruiter, id);
    const company = await companyToPostFor(trx, recruiter);
    await countPosting(trx, company.id, most);
    return present(trx, await copyAsDraft(trx, original.id, recruiter.id));
  });
}
