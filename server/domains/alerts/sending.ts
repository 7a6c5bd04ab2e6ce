import { inBatches } from '../../platform/batching/due-work.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { Trx } from '../../platform/database.ts';
import { mailNotification, notify } from '../notifications/notifications.ts';
import { writeAlertMail } from './mails.ts';
import { keepMatchersOut } from './matching-queries.ts';
import { deleteWaiting, listLastJobs, type SentJob } from './queries.ts';
import { type DueAlert, lockDue, markNotDue, markSent } from './sending-queries.ts';

const ALERTS_AT_ONCE = 100;

type Sender = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

/** Sends what waits to everybody whose alerts are due; returns how many were. */
export const sendDueAlerts = (services: Sender): Promise<number> =>
  inBatches(services.db, ALERTS_AT_ONCE, (trx) => sendSome(trx, services));

/**
 * Marks the jobs as sent and queues the mails in one transaction: a server that is killed has done
 * both or neither. A job that closed while it waited is dropped, and found again if it reopens.
 */
async function sendSome(trx: Trx, { seal, publicUrl }: Sender): Promise<number> {
  await keepMatchersOut(trx);
  const due = await lockDue(trx, ALERTS_AT_ONCE);
  if (due.length === 0) return 0;
  const ids = (alerts: readonly DueAlert[]) => alerts.map(({ alertId }) => alertId);
  const sent = await markSent(trx, ids(due.filter(({ is_wanted }) => is_wanted)));
  await deleteWaiting(trx, ids(due));
  await markNotDue(trx, ids(due));
  const jobs = Map.groupBy(await listLastJobs(trx, [...sent]), ({ alert_id }) => alert_id);
  const letters = due.flatMap((alert) => {
    const [newest, ...others] = jobs.get(alert.alertId) ?? [];
    return newest ? [{ ...alert, newest, jobs: [newest, ...others] }] : [];
  });
  for (const letter of letters) await ring(trx, letter);
  await mailNotification({ trx, seal, publicUrl }, 'job_alert', letters, (letter) =>
    writeAlertMail(letter, publicUrl),
  );
  return due.length;
}

/**
 * Only alerts that are sent at once notify within the product: the others are read by mail, at
 * their hour.
 */
async function ring(
  trx: Trx,
  { id, alertId, alert_name, frequency, newest }: DueAlert & { newest: SentJob },
): Promise<void> {
  if (frequency !== 'at_once') return;
  await notify(trx, [id], 'job_alert', {
    alert_id: alertId,
    alert_name,
    count: newest.of_all,
    job_id: newest.id,
    job_title: newest.title,
    company_name: newest.company_name,
  });
}
