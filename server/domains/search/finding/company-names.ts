import { LRUCache } from 'lru-cache';
import { anyOfListed, type Db } from '../../../platform/database.ts';
import { type Given, prepared } from '../../../platform/batching/prepared.ts';

const KEPT = 10_000;
const KEPT_MS = 60_000;

/** Each page of a search counts a dozen companies, mostly the same ones. */
const names = new WeakMap<Db, LRUCache<number, string>>();

const listingNames = prepared((db, given: Given<{ ids: string }>) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', anyOfListed(given('ids'))),
);

/** The names of companies by their ids, at most a minute old; unknown companies are left out. */
export async function companyNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const kept = names.get(db) ?? new LRUCache({ max: KEPT, ttl: KEPT_MS });
  names.set(db, kept);
  const known = new Map(
    ids.flatMap((id) => {
      const name = kept.get(id);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return known;
  const rows = await listingNames({ ids: JSON.stringify(unknown) }).rows(db);
  for (const { id, name } of rows) {
    kept.set(id, name);
    known.set(id, name);
  }
  return known;
}
