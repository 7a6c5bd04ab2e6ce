import type { Db } from '../../platform/database.ts';
import { listDifferences } from './queries.ts';

/** Throws if the entries of any payment do not match its state, and names those payments. */
export async function refuseDifferences(db: Db): Promise<void> {
  const found = await listDifferences(db);
  if (found.length === 0) return;
  const named = found.slice(0, 20).map(({ id, state }) => `${id} (${state})`);
  throw new Error(
    `Payments whose movements in the ledger do not fit: ${found.length}, namely ${named.join(', ')}`,
  );
}
