/** What moderators do about jobs, and what companies and applicants are told of it. */
import type { Answer } from '../../../contract/endpoint.ts';
import { lakhsOf } from '../../../contract/jobs/lakhs.ts';
import type { ModerationAct } from '../../../contract/moderation/acts.ts';
import type { Signal } from '../../../contract/moderation/signals.ts';
import type { moderation, ModerationCase } from '../../../contract/moderation/moderation.ts';
import type { Db } from '../../platform/database.ts';
import { htmlOf } from '../../platform/markdown.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { recordAct } from '../../platform/security-events.ts';
import { tellOfLostJob } from '../applications/applications.ts';
import { setModeration } from '../jobs/jobs.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { holdsFirstJobs } from '../portal-settings/portal-settings.ts';
import { decideReportsOf, readReportsOf } from '../reports/reports.ts';
import { writeAct } from './mails.ts';
import { type Moderating, presentAct } from './acts.ts';
import {
  type CaseRow,
  findCase,
  findOwn,
  insertAct,
  listActs,
  listSameText,
  listRecipients,
  type RisksRow,
} from './queries.ts';
import { isFirst, type Posting, riskOf, signalsOf } from './risk.ts';

export { readOwnModeration, releaseProfile } from './profile-moderation.ts';

export async function readCase(db: Db, id: number): Promise<ModerationCase> {
  const row = orRefuse(await findCase(db, id), 'resource.job.not_found');
  const signals = await signalsOf(postingOf(row, await holdsFirstJobs(db)));
  const acts = await listActs(db, 'job_id', id);
  return {
    ...presentCase(row),
    signals,
    risk: riskOf(signals),
    same_text: await listSameText(db, id),
    reports: await readReportsOf(db, { jobId: id, companyId: row.company_id }),
    acts: acts.map((act) => ({ ...presentAct(act), by: act.by })),
  };
}

/** The parts of a case that the check of postings reads. */
export const postingOf = (
  { removed_jobs, upheld_reports, is_first, ...row }: RisksRow,
  holdsFirst: boolean,
): Posting => ({
  ...row,
  is_first: is_first && holdsFirst,
  company: { is_checked: row.is_checked, days_known: row.days_known, removed_jobs, upheld_reports },
});

const presentCase = (row: CaseRow) => ({
  job: {
    id: row.id,
    title: row.title,
    state: row.state,
    description: row.description,
    description_html: htmlOf(row.description),
    language: row.language,
    location: row.location,
    salary_min: lakhsOf(row.salary_min_inr),
    salary_max: lakhsOf(row.salary_max_inr),
    posted_at: row.posted_at,
    is_date_given: row.is_date_given,
    updated_at: row.updated_at,
    application_count: row.application_count,
    source_url: row.source_url,
  },
  company: {
    id: row.company_id,
    name: row.company_name,
    checked: row.is_checked,
    created_at: row.company_created_at,
    open_jobs: row.open_jobs,
    removed_jobs: row.removed_jobs,
    upheld_reports: row.upheld_reports,
    recruiters: row.recruiters,
  },
});

/** The states of a job in which each action is possible. */
const possibleFrom: Readonly<Record<ModerationAct, readonly CaseRow['moderation'][]>> = {
  held: [null],
  released: ['held', 'removed'],
  removed: [null, 'held'],
  warned: [null, 'held'],
};

const becomes = { held: 'held', released: null, removed: 'removed' } as const;

export const moderateJob = (
  { db, ...services }: Moderating,
  adminId: number,
  id: number,
  { act, reason }: { act: ModerationAct; reason: string },
): Promise<ModerationCase> =>
  db.transaction().execute(async (trx) => {
    await moderate({ trx, ...services }, { id, act, reason, adminId });
    return readCase(trx, id);
  });

interface Moderated {
  id: number;
  act: ModerationAct;
  reason: string;
  adminId: number;
}

/** Carries out a granted appeal; a job that was released or deleted in the meantime stays as it is. */
export async function releaseJob(
  services: NotifyServices,
  released: Omit<Moderated, 'act'>,
): Promise<void> {
  const row = await findCase(services.trx, released.id);
  if (!row || row.state === 'deleted' || row.moderation === null) return;
  await moderate(services, { ...released, act: 'released' });
}

async function moderate(services: NotifyServices, { adminId, ...done }: Moderated): Promise<void> {
  const { trx } = services;
  const { id, act } = done;
  await actOnJob(services, { ...done, done_by: adminId });
  await recordAct(trx, { act: `job_${act}`, subject: ['job', id] });
  if (act === 'removed') await decideReportsOf(trx, id, { adminId, outcome: 'upheld' });
  if (act === 'released') await decideReportsOf(trx, id, { adminId, outcome: 'unfounded' });
}

interface JobAct {
  id: number;
  act: ModerationAct;
  reason: string;
  /** The moderator; nobody if the check of postings holds a job. */
  done_by?: number;
  /** What the check found. */
  signals?: readonly Signal[];
}

/** Holds, releases or removes a job, or warns of it, and tells its company. */
export async function actOnJob(services: NotifyServices, done: JobAct): Promise<void> {
  const { trx } = services;
  const { id: job_id, signals, ...act } = done;
  const row = orRefuse(await findCase(trx, job_id), 'resource.job.not_found');
  await changeModeration(services, row, act.act);
  await insertAct(trx, { ...act, job_id, signals: signals && JSON.stringify(signals) });
  await tellCompany(services, row, done);
}

/** Holds, releases or removes the job; if it is removed, its applicants are told. */
async function changeModeration(
  services: NotifyServices,
  { id, state, moderation: from }: CaseRow,
  act: ModerationAct,
): Promise<void> {
  if (state === 'deleted' || !possibleFrom[act].includes(from)) {
    throw refuse('resource.moderation.not_possible');
  }
  if (act === 'warned') return;
  orRefuse(
    await setModeration(services.trx, id, { from, to: becomes[act] }),
    'resource.moderation.not_possible',
  );
  if (act === 'removed') await tellOfLostJob(services, [id], 'job_removed');
}

async function tellCompany(
  services: NotifyServices,
  { id, title }: CaseRow,
  { act, reason, signals = [] }: JobAct,
): Promise<void> {
  const { trx, publicUrl } = services;
  const people = await listRecipients(trx, id);
  const ids = people.map((one) => one.id);
  await notify(trx, ids, 'job_moderated', { job_id: id, job_title: title, act });
  const url = `${publicUrl}/hr/jobs/${id}/moderation`;
  const isFirstJob = isFirst(signals);
  await mailNotification(services, 'job_moderated', people, (reader) =>
    writeAct(reader, { act, reason, isFirst: isFirstJob, title, url }),
  );
}

type OwnModeration = Answer<(typeof moderation)['GET /barong/resource/jobs/:id/moderation']>;

/** What was done about one's own job; who did it is only known to moderators. */
export async function readOwn(
  db: Db,
  recruiter: Pick<SignedIn, 'company_id'>,
  id: number,
): Promise<OwnModeration> {
  const job = orRefuse(await findOwn(db, companyOf(recruiter), id), 'resource.job.not_found');
  return { job, acts: (await listActs(db, 'job_id', id)).map(presentAct) };
}
