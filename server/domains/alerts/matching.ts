// Compares new jobs with all alerts at once (docs/decisions/0030-alerts.md).
import { inBatches } from '../../platform/batching/due-work.ts';
import type { Db } from '../../platform/database.ts';
import { standingSearchesOf, takeNews } from '../search/search.ts';
import { insertMatches, keepSendersOut, listSearches, updateStanding } from './matching-queries.ts';
import { filtersOf } from './searched.ts';

/**
 * A batch of this size is compared with a million alerts well within the minute after which a
 * statement is cancelled.
 */
const JOBS_AT_ONCE = 20;
const ALERTS_AT_ONCE = 500;

/**
 * Compares new and changed jobs with all alerts and notes what each alert found; returns how many
 * jobs were compared.
 */
export const matchNews = (db: Db): Promise<number> =>
  inBatches(db, JOBS_AT_ONCE, async (trx) => {
    await keepSendersOut(trx);
    const news = await takeNews(trx, JOBS_AT_ONCE);
    if (news.length > 0) await insertMatches(trx, news);
    return news.length;
  });

/** Reads all saved searches anew with the current synonyms, places and word frequencies. */
export async function readAlertsAnew(db: Db): Promise<void> {
  for (let after = 0; ;) {
    const alerts = await listSearches(db, after, ALERTS_AT_ONCE);
    const last = alerts.at(-1);
    if (!last) return;
    const meanings = await standingSearchesOf(
      db,
      alerts.map(({ search }) => filtersOf(search)),
    );
    await updateStanding(
      db,
      meanings.map((meaning, at) => ({ ...meaning, id: alerts[at]?.id ?? 0 })),
    );
    after = last.id;
  }
}
