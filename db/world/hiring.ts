import type { Insertable, Selectable } from 'kysely';
import { JOB_LIFE_DAYS } from '../../contract/constants.ts';
import { indexJobs } from '../../server/domains/search/search.ts';
import type { Db } from '../../server/platform/database.ts';
import type { ApplicationEvents, Applications } from '../tables/applications.ts';
import type { CandidateSnapshot } from '../tables/applications.ts';
import type { Documents } from '../tables/profiles.ts';
import type { Jobs } from '../tables/jobs.ts';

const DAY_MS = 86_400_000;

/** Adds a job of the company, open by default; the search finds it while it is open. */
export const addJob = (
  db: Db,
  companyId: number,
  facts: Partial<Insertable<Jobs>> = {},
): Promise<Selectable<Jobs>> =>
  db.transaction().execute(async (trx) => {
    const job = await trx
      .insertInto('jobs')
      .values({
        company_id: companyId,
        title: 'Accounts Executive',
        description: 'Keeps the books.',
        location: 'Indore, Madhya Pradesh',
        employment_type: 'full_time',
        expires_at: new Date(Date.now() + JOB_LIFE_DAYS * DAY_MS),
        was_posted: facts.status !== 'draft',
        ...facts,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { name } = await trx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const isOpen =
      job.status === 'active' &&
      !job.deleted_at &&
      !job.moderation &&
      Date.parse(job.expires_at) > Date.now();
    if (isOpen) await indexJobs(trx, [{ ...job, company_name: name }]);
    return job;
  });

/** Adds an application with the events that lead to its status. */
export async function addApplication(
  db: Db,
  seekerId: number,
  jobId: number,
  facts: Partial<Omit<Insertable<Applications>, 'candidate'>> & {
    candidate?: Partial<CandidateSnapshot>;
  } = {},
): Promise<Selectable<Applications>> {
  const application = await db
    .insertInto('applications')
    .values({
      job_id: jobId,
      seeker_id: seekerId,
      cover_letter: 'I kept the books of two shops for three years.',
      ...facts,
      candidate: JSON.stringify({ ...(await candidateOf(db, seekerId)), ...facts.candidate }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id, status } = application;
  const applied = {
    application_id: id,
    kind: 'applied',
    status: 'pending',
    actor_id: seekerId,
  } as const;
  const events: Insertable<ApplicationEvents>[] = [applied];
  if (status === 'withdrawn') events.push({ ...applied, kind: 'withdrawn', status });
  else if (status !== 'pending') {
    const actor_id = status === 'unanswered' ? null : await deciderOf(db, jobId);
    events.push({ ...applied, kind: 'status_changed', status, actor_id });
  }
  await db.insertInto('application_events').values(events).execute();
  return application;
}

/** The seeker's current profile, as an application stores it. */
async function candidateOf(db: Db, seekerId: number): Promise<CandidateSnapshot> {
  const { name, phone } = await db
    .selectFrom('accounts')
    .select(['name', 'phone'])
    .where('id', '=', seekerId)
    .executeTakeFirstOrThrow();
  const profile = await db
    .selectFrom('profiles')
    .select(['title', 'location', 'about', 'skills', 'experience', 'education'])
    .where('account_id', '=', seekerId)
    .executeTakeFirst();
  const empty = { title: '', location: '', about: '', skills: [], experience: [], education: [] };
  return { name, phone, ...(profile ?? empty) };
}

/** The first recruiter of the job's company, who must exist for a decided application. */
async function deciderOf(db: Db, jobId: number): Promise<number> {
  const { id } = await db
    .selectFrom('accounts')
    .innerJoin('jobs', 'jobs.company_id', 'accounts.company_id')
    .select('accounts.id')
    .where('jobs.id', '=', jobId)
    .orderBy('accounts.id')
    .executeTakeFirstOrThrow();
  return id;
}

export const addSavedJob = (db: Db, seekerId: number, jobId: number): Promise<unknown> =>
  db.insertInto('saved_jobs').values({ account_id: seekerId, job_id: jobId }).execute();

/** Adds the row of an uploaded resume; the caller stores the file. */
export const addDocument = (
  db: Db,
  ownerId: number,
  facts: Partial<Insertable<Documents>> = {},
): Promise<Selectable<Documents>> =>
  db
    .insertInto('documents')
    .values({
      account_id: ownerId,
      doc_type: 'Resume',
      doc_name: 'resume.pdf',
      media_type: 'application/pdf',
      size_bytes: 10,
      file_key: `documents/${ownerId}-resume.pdf`,
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
