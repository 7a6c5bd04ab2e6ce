import type { Db } from '../../platform/database.ts';
import { listDifferences } from './queries.ts';

/** Throws if the movements of any payment are not those of its state, and names these. */
export async function refuseDifferences(db: Db): Promise<void> {
  const found = await listDifferences(db);
  if (found.length === 0) return;
  const named = found.slice(0, 20).map(({ id, state }) => `${id} (${state})`);
  throw new Error(
    `Payments whose movements in the ledger do not fit: ${found.length}, namely ${named.join(', ')}`,
  );
}
