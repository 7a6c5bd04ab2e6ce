import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { listNamed } from '../queries.ts';

/** The companies of the first of these names that any has, and its place. */
export type FirstNamed = (
  names: readonly string[],
) => Promise<{ at: number; companyIds: readonly number[] } | null>;

const KEPT = 20_000;

interface Kept {
  changes: number;
  ids: LRUCache<string, readonly number[]>;
}

/** A search asks for every part of its words, and the next one for many of the same. */
const kept = new WeakMap<JobIndex, Kept>();

/** Knows what companies were called until a job in the search changes, as those of a renamed company do. */
export function firstNamedIn(db: Db, index: JobIndex): FirstNamed {
  let known = kept.get(index);
  if (known?.changes !== index.changes) {
    known = { changes: index.changes, ids: new LRUCache({ max: KEPT }) };
    kept.set(index, known);
  }
  const { ids } = known;
  return async (names) => {
    const asked = new Map(names.map((name) => [name, ids.get(name)]));
    const unknown = [...asked.keys()].filter((name) => asked.get(name) === undefined);
    if (unknown.length > 0) {
      const found = await listNamed(db, unknown);
      for (const [at, name] of unknown.entries()) {
        asked.set(name, found[at] ?? []);
        ids.set(name, found[at] ?? []);
      }
    }
    const at = names.findIndex((name) => (asked.get(name)?.length ?? 0) > 0);
    return at < 0 ? null : { at, companyIds: asked.get(names[at] ?? '') ?? [] };
  };
}
