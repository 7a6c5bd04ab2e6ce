/** Keeps jobs real: every 14 days a recruiter confirms that a job is open, or it pauses. */
import type { Db, Trx } from '../../../platform/database.ts';
import { inBatches } from '../../../platform/batching/due-work.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { announce } from '../../../platform/live/live.ts';
import { orRefuse } from '../../../platform/refusal.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { invalidToken, openToken, sealToken } from '../../../platform/secrets/sealed-tokens.ts';
import { mailNotification, notify } from '../../notifications/notifications.ts';
import {
  findAskedAbout,
  listConfirmers,
  findSpeaker,
  markConfirmationRequested,
  markPaused,
  type ToConfirm,
} from './confirming-queries.ts';
import { writeQuestion } from './confirming-mails.ts';
import { refreshSearch } from '../indexing.ts';
import { confirmJob } from '../own/changing.ts';

const AT_ONCE = 100;
const TOKEN_LIFE_MS = 30 * 86_400_000;

type Asking = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

/** Asks about jobs that pause soon, and pauses those about which nobody answered. */
export async function askWhetherOpen({ db, ...services }: Asking): Promise<void> {
  await inBatches(db, AT_ONCE, async (trx) => {
    const asked = await markConfirmationRequested(trx, AT_ONCE);
    for (const job of asked) await tell({ trx, ...services }, 'job_to_confirm', job);
    return asked.length;
  });
  await inBatches(db, AT_ONCE, async (trx) => {
    const paused = await markPaused(trx, AT_ONCE);
    await refreshSearch(
      trx,
      paused.map(({ job_id }) => job_id),
    );
    for (const job of paused) await tell({ trx, ...services }, 'job_paused', job);
    return paused.length;
  });
}

async function tell(
  services: Omit<Asking, 'db'> & { trx: Trx },
  kind: 'job_to_confirm' | 'job_paused',
  { company_id, location, ...job }: ToConfirm,
): Promise<void> {
  const { trx, seal, publicUrl } = services;
  const recruiters = await listConfirmers(trx, company_id);
  const ids = recruiters.map(({ id }) => id);
  await notify(trx, ids, kind, job);
  await announce(trx, ids, 'applications');
  await mailNotification(services, kind, recruiters, (recruiter) => {
    const token = tokenOf(seal, job.job_id, recruiter.id);
    return writeQuestion(
      kind,
      recruiter,
      { ...job, location },
      `${publicUrl}/jobs/confirm#token=${token}`,
    );
  });
}

const tokenOf = (seal: Seal, jobId: number, accountId: number): string =>
  sealToken(seal, 'confirm-job', [jobId, accountId, Date.now()]);

interface AskedAbout {
  job: { id: number; title: string };
}

/** Confirms by the mailed link, on behalf of the recruiter it was sent to, if they may still change jobs. */
export async function confirmByMail(db: Db, seal: Seal, token: string): Promise<AskedAbout> {
  const { speaker, jobId } = await askedBy(db, seal, token);
  const { id, title } = await confirmJob(db, speaker, jobId);
  return { job: { id, title } };
}

/** The job of the mailed link, and whether it has been confirmed already: what the reader wants to know first. */
export async function readAskedAbout(
  db: Db,
  seal: Seal,
  token: string,
): Promise<{ job: AskedAbout['job'] & { location: string }; confirmed_at: string | null }> {
  const { speaker, jobId } = await askedBy(db, seal, token);
  const found = await findAskedAbout(db, speaker.id, jobId);
  const { confirmed_at, ...job } = orRefuse(found, 'resource.job.not_found');
  return { job, confirmed_at };
}

async function askedBy(db: Db, seal: Seal, token: string) {
  const [jobId, accountId, sentAt] = openToken(seal, 'confirm-job', token);
  if (Date.now() - Number(sentAt) > TOKEN_LIFE_MS) throw invalidToken();
  const speaker = orRefuse(await findSpeaker(db, Number(accountId)), 'resource.job.not_found');
  return { speaker, jobId: Number(jobId) };
}
