/** The check of postings: each job is read when it opens and when it changes. */
import type { Signal } from '../../../contract/moderation/signals.ts';
import type { ReportReason } from '../../../contract/reports/report-reasons.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { holdsFirstJobs } from '../portal-settings/portal-settings.ts';
import { keepCheckReport } from '../reports/reports.ts';
import { actOnJob, postingOf } from './moderation.ts';
import { findRisks } from './queries.ts';
import { isHeldBack, isNoted, signalsOf } from './risk.ts';

type Checking = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

/**
 * Reports a job that looks like a scam to the moderators, and holds it until one has looked if the company is
 * unchecked. If enabled, the first job of an unchecked company is always held. Signals that moderators have
 * already judged neither report nor hold it again.
 */
export async function checkJob({ db, ...services }: Checking, id: number): Promise<void> {
  const holdsFirst = await holdsFirstJobs(db);
  // Few have anything to note: only they are read again in a transaction.
  if (!(await readNoted(db, id, holdsFirst))) return;
  await db.transaction().execute(async (trx) => {
    const noted = await readNoted(trx, id, holdsFirst);
    if (!noted) return;
    const { signals, company_id, title, language, moderation } = noted;
    const isNews = await keepCheckReport(trx, {
      job_id: id,
      company_id,
      title,
      language,
      reason: reasonOf(signals),
      signals,
    });
    if (!isNews || moderation !== null || !isHeldBack(signals)) return;
    await actOnJob({ trx, ...services }, { id, act: 'held', reason: '', signals });
  });
}

/** An active job with the signals that are to be noted; null if there is nothing to note. */
async function readNoted(db: Db, id: number, holdsFirst: boolean) {
  const row = await findRisks(db, { id, holdsFirst });
  if (!row || row.status !== 'active' || row.state === 'deleted') return null;
  const signals = await signalsOf(postingOf(row, holdsFirst));
  return isNoted(signals) ? { ...row, signals } : null;
}

/** The reason of the weightiest signal, which decides the job's place in the queue. */
function reasonOf([first]: readonly Signal[]): ReportReason {
  switch (first?.kind) {
    case 'money_asked':
    case 'private_account':
    case 'paid_tasks': {
      return 'money';
    }
    default: {
      return 'fraud';
    }
  }
}
