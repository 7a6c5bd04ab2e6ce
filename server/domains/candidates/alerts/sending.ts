/** Tells recruiters of new candidates of their saved searches (docs/decisions/0167-news-of-candidates.md). */
import { CANDIDATES_NAMED } from '../../../../contract/constants.ts';
import { pathOfNews } from '../../../../contract/candidates/search-path.ts';
import { forEach } from '../../../platform/batching/due-work.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { listCandidateNames } from '../../applications/applications.ts';
import { mailNotification, notify } from '../../notifications/notifications.ts';
import { listFoundNames } from '../found.ts';
import { finishNews } from '../indexing.ts';
import { listUntold, type Untold } from '../queries.ts';
import { searchMeant } from '../saved-searches.ts';
import { type SearchNews, writeNewsMail } from './mails.ts';
import {
  type DueAlert,
  getReader,
  insertMatches,
  listDueRecruiters,
  lockDue,
  markLooked,
  type Reader,
} from './sending-queries.ts';

type Sender = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

export async function sendCandidateAlerts(services: Sender): Promise<void> {
  const { db } = services;
  const recruiters = await listDueRecruiters(db);
  if (recruiters.length === 0) return;
  await finishNews(db);
  await forEach(recruiters, (accountId) =>
    db.transaction().execute((trx) => tellRecruiter(trx, services, accountId)),
  );
}

/**
 * One mail and one notification for all searches of a recruiter that are due, in the transaction that
 * notes of whom they tell: a server that is killed has done all or nothing.
 */
async function tellRecruiter(
  trx: Trx,
  { seal, publicUrl }: Omit<Sender, 'db'>,
  accountId: number,
): Promise<void> {
  const due = await lockDue(trx, accountId);
  if (due.length === 0) return;
  const reader = await getReader(trx, accountId);
  const news: SearchNews[] = [];
  const sent: number[] = [];
  for (const alert of due.filter(({ is_wanted }) => is_wanted)) {
    const untold = await findUntold(trx, alert);
    if (untold.length === 0) continue;
    const ids = untold.map(({ account_id }) => account_id);
    await insertMatches(trx, alert.alert_id, ids);
    sent.push(alert.alert_id);
    const named = await namesOf(trx, reader, alert, untold.slice(0, CANDIDATES_NAMED));
    const { name, told_at: since } = alert;
    news.push({ name, since, count: ids.length, named, path: pathOfNews(alert, since) });
  }
  await markLooked(
    trx,
    due.map(({ alert_id }) => alert_id),
    sent,
  );
  const [first] = news;
  if (!first) return;
  await notify(trx, [accountId], 'candidate_alert', {
    searches: news.length,
    search_name: first.name,
    count: first.count,
    path: news.length === 1 ? first.path : '/hr/candidates',
  });
  await mailNotification({ trx, seal, publicUrl }, 'candidate_alert', [reader], (to) =>
    writeNewsMail(to, news, publicUrl),
  );
}

async function findUntold(trx: Trx, alert: DueAlert): Promise<Untold[]> {
  const search = await searchMeant(trx, alert.company_id, alert);
  return search ? listUntold(trx, alert.company_id, { ...alert, ...search }) : [];
}

/** By the names that the page shows. */
function namesOf(
  trx: Trx,
  reader: Reader,
  { source, company_id }: DueAlert,
  people: readonly Untold[],
): Promise<string[]> {
  const ids = people.map(({ account_id }) => account_id);
  const applications = people.flatMap(({ application_id }) => application_id ?? []);
  return source === 'found'
    ? listFoundNames(trx, company_id, ids)
    : listCandidateNames(trx, reader, applications);
}
