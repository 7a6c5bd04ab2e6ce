import type { Db } from '../../../platform/database.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { listNamed } from '../queries.ts';
import { otherNamesOf } from '../synonyms/synonyms.ts';
import { largeEmployerNamed } from '../vocabulary/employers.ts';
import { namesOfCompanies } from '../vocabulary/names-of-work.ts';

/** The companies that each of these names means, in the order of the names; most mean none. */
export type CompaniesNamed = (names: readonly string[]) => Promise<(readonly number[])[]>;

const KEPT = 20_000;

interface Kept {
  changes: number;
  ids: Map<string, readonly number[]>;
}

/**
 * Kept, because a search asks about every run of its words, and the next one about many of the
 * same. A cache that knows which were asked last would take milliseconds to begin anew after each change.
 */
const kept = new WeakMap<JobIndex, Kept>();

/**
 * Remembers names until a job in the search changes, as all jobs of a renamed company do. If no
 * company has a name, a short form means the company with the full name, and "apollo hospital"
 * means "Apollo Hospitals".
 */
export function companiesNamedIn(db: Db, index: JobIndex): CompaniesNamed {
  let known = kept.get(index);
  if (known?.changes !== index.changes) {
    known = { changes: index.changes, ids: new Map() };
    kept.set(index, known);
  }
  const { ids } = known;
  return async (names) => {
    const asked = new Map(names.map((name) => [name, ids.get(name)]));
    const unknown = [...asked.keys()].filter((name) => asked.get(name) === undefined);
    if (unknown.length > 0) {
      const spelt = unknown.map((name) => [
        name,
        ...otherNumberOf(name),
        ...otherNamesOf(namesOfCompanies, name).meant,
        ...(largeEmployerNamed(name)?.names ?? []),
      ]);
      const found = await listNamed(db, spelt.flat());
      if (ids.size + unknown.length > KEPT) ids.clear();
      for (const [at, name] of unknown.entries()) {
        const [own = [], ...others] = found.splice(0, spelt[at]?.length ?? 0);
        const meant = own.length > 0 ? own : [...new Set(others.flat())];
        asked.set(name, meant);
        ids.set(name, meant);
      }
    }
    return names.map((name) => asked.get(name) ?? []);
  };
}

/** A name of several words in the plural, or without it; a single word mostly says something else. */
function otherNumberOf(name: string): string[] {
  if (!name.includes(' ')) return [];
  return [name.endsWith('s') ? name.slice(0, -1) : `${name}s`];
}

/**
 * The companies of the first of these names that any company has, and the name's place in the list.
 */
export async function firstNamed(
  companiesNamed: CompaniesNamed,
  names: readonly string[],
): Promise<{ at: number; companyIds: readonly number[] } | null> {
  const found = await companiesNamed(names);
  const at = found.findIndex((ids) => ids.length > 0);
  return at < 0 ? null : { at, companyIds: found[at] ?? [] };
}
