/** What moderators do about jobs, and what companies and applicants are told of it. */
import type { Answer } from '../../../contract/endpoint.ts';
import { lakhsOf } from '../../../contract/jobs/lakhs.ts';
import type { ModerationAct } from '../../../contract/moderation/acts.ts';
import type { moderation, ModerationCase } from '../../../contract/moderation/moderation.ts';
import type { Db } from '../../platform/database.ts';
import { htmlOf } from '../../platform/markdown.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
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
import { type Posting, riskOf, signalsOf } from './risk.ts';

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

async function moderate(
  services: NotifyServices,
  { id, act, reason, adminId }: Moderated,
): Promise<void> {
  const { trx } = services;
  await applyModeration(services, id, act);
  await insertAct(trx, { job_id: id, act, reason, done_by: adminId });
  await recordAct(trx, { act: `job_${act}`, subject: ['job', id] });
  await tellCompany(services, id, { act, reason });
  if (act === 'removed') await decideReportsOf(trx, id, { adminId, outcome: 'upheld' });
  if (act === 'released') await decideReportsOf(trx, id, { adminId, outcome: 'unfounded' });
}

/** Holds, releases or removes the job; if it is removed, its applicants are told. */
export async function applyModeration(
  services: NotifyServices,
  id: number,
  act: ModerationAct,
): Promise<void> {
  const { trx } = services;
  const row = orRefuse(await findCase(trx, id), 'resource.job.not_found');
  if (row.state === 'deleted' || !possibleFrom[act].includes(row.moderation)) {
    throw refuse('resource.moderation.not_possible');
  }
  if (act === 'warned') return;
  orRefuse(
    await setModeration(trx, id, { from: row.moderation, to: becomes[act] }),
    'resource.moderation.not_possible',
  );
  if (act === 'removed') await tellOfLostJob(services, [id], 'job_removed');
}

export async function tellCompany(
  services: NotifyServices,
  id: number,
  { act, reason, isFirst = false }: { act: ModerationAct; reason: string; isFirst?: boolean },
): Promise<void> {
  const { trx, publicUrl } = services;
  const row = await findCase(trx, id);
  if (!row) return;
  const people = await listRecipients(trx, id);
  const ids = people.map((one) => one.id);
  await notify(trx, ids, 'job_moderated', { job_id: id, job_title: row.title, act });
  await mailNotification(services, 'job_moderated', people, (reader) =>
    writeAct(reader, {
      act,
      reason,
      isFirst,
      title: row.title,
      url: `${publicUrl}/hr/jobs/${id}/moderation`,
    }),
  );
}

interface Recruiter {
  company_id: number | null;
}

type OwnModeration = Answer<(typeof moderation)['GET /barong/resource/jobs/:id/moderation']>;

/** What was done about one's own job; who did it is only known to moderators. */
export async function readOwn(
  db: Db,
  { company_id }: Recruiter,
  id: number,
): Promise<OwnModeration> {
  const job = orRefuse(
    company_id === null ? undefined : await findOwn(db, company_id, id),
    'resource.job.not_found',
  );
  return { job, acts: (await listActs(db, 'job_id', id)).map(presentAct) };
}
