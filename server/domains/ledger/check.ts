import type { Db } from '../../platform/database.ts';
import { listDifferences, noteAgain, takeNews } from './queries.ts';

type Found = Awaited<ReturnType<typeof listDifferences>>;

/** Names the payments whose entries do not match their state; null if all match. */
export const nameDifferences = async (db: Db): Promise<string | null> =>
  named(await listDifferences(db));

/** Throws if the entries of any payment do not match its state, and names those payments. */
export const refuseDifferences = async (db: Db): Promise<void> =>
  refuseThese(await listDifferences(db));

/** The same for payments of which something was written since the last time. What differs is looked at again the next time. */
export async function refuseNewDifferences(db: Db): Promise<void> {
  const found = await db.transaction().execute(async (trx) => {
    const differing: Found = [];
    for (;;) {
      const news = await takeNews(trx);
      if (news.length === 0) break;
      differing.push(...(await listDifferences(trx, news)));
    }
    await noteAgain(
      trx,
      differing.map(({ id }) => id),
    );
    return differing;
  });
  refuseThese(found);
}

function refuseThese(found: Found): void {
  const said = named(found);
  if (said !== null) throw new Error(said);
}

function named(found: Found): string | null {
  if (found.length === 0) return null;
  const first = found.slice(0, 20).map(({ id, state }) => `${id} (${state})`);
  return `Payments whose movements in the ledger do not fit: ${found.length}, namely ${first.join(', ')}`;
}
