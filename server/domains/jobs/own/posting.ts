/** How recruiters post jobs of their own company. */
import { daysUntil } from '../../../../contract/format/today.ts';
import type { Job, JobForm } from '../../../../contract/jobs.ts';
import { rupeesOf } from '../../../../contract/jobs/lakhs.ts';
import { type Db, type Trx, together } from '../../../platform/database.ts';
import { once } from '../../../platform/idempotency.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../../platform/limits/attempts.ts';
import { limitInForce } from '../../../platform/limits/limits-in-force.ts';
import { companyOf } from '../../../platform/sessions.ts';
import { companyToPostFor } from '../../companies/companies.ts';
import { copyAsDraft, insertJob } from '../queries.ts';
import { placesOf } from '../places.ts';
import { renderedColumn } from '../rendering.ts';
import { neededReasons, refuseTextOf } from '../text-rules.ts';
import { posterColumns, refuseWithoutClient } from '../who-posts.ts';
import { type Recruiter, inOneText, lockOwn, present, refuseBeyondOpenJobs } from './own-job.ts';

/**
 * Posts a job for the chosen number of days, or stores it as a draft. Repeating the same key posts
 * nothing more.
 */
export const publishJob = (
  db: Db,
  recruiter: Recruiter,
  sent: JobForm,
  idempotencyKey: string | undefined,
): Promise<Job> =>
  db.transaction().execute((trx) => publishOwnJob(trx, recruiter, sent, idempotencyKey));

/** `publishJob` inside the caller's transaction. */
export async function publishOwnJob(
  trx: Trx,
  recruiter: Recruiter,
  sent: JobForm,
  idempotencyKey?: string,
): Promise<Job> {
  const form = inOneText(sent, sent);
  const { salary_min, salary_max, expires_in_days, expires_at, questions, locations, ...others } =
    form;
  const { shows_poster, poster_role, ...written } = others;
  const isOpen = form.status === 'active';
  if (isOpen) await refuseTextOf(form);
  const most = await limitInForce(trx, 'jobs_per_day');
  return once(
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
        life_days: expires_at === null ? expires_in_days : daysUntil(expires_at),
        ...posterColumns(recruiter.id, { shows_poster, poster_role }),
        company_id,
        posted_by: recruiter.id,
      });
      return present(trx, id, { isChecked: isOpen });
    },
  );
}

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
