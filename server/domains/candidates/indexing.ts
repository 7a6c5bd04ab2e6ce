/** Brings the search of candidates up to date with the applications that were sent. */
import type { Db } from '../../platform/database.ts';
import {
  deleteNews,
  hasNews,
  indexApplications,
  lockNews,
  waitForReaders,
} from './news-queries.ts';

/** A batch takes about a second, and is larger than what arrives while somebody searches. */
const AT_ONCE = 200;

/** Reads the next applications of one company, or of all; returns how many. */
export async function readNews(db: Db, companyId?: number): Promise<number> {
  // Almost always there is none, and then no transaction is needed.
  if (!(await hasNews(db))) return 0;
  return db.transaction().execute(async (trx) => {
    const most = AT_ONCE;
    const news = await lockNews(trx, companyId === undefined ? { most } : { companyId, most });
    if (news.length === 0) return 0;
    const ids = new Set(news.map(({ application_id }) => application_id));
    await indexApplications(trx, [...ids]);
    await deleteNews(
      trx,
      news.map(({ id }) => id),
    );
    return news.length;
  });
}

/** Reads all applications that no search has read yet. */
export async function readAllNews(db: Db): Promise<void> {
  while ((await readNews(db)) === AT_ONCE);
}

/** The same, together with what somebody else is just reading. */
export async function finishNews(db: Db): Promise<void> {
  await readAllNews(db);
  if (!(await hasNews(db))) return;
  await waitForReaders(db);
  await readAllNews(db);
}
