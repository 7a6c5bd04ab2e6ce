import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import { knownNames } from '../synonyms/dictionary.ts';
import { findsAsAsked } from '../understanding/understand.ts';
import { textsOf } from '../vocabulary/known-names.ts';
import { isTitled } from './is-titled.ts';
import { type Lookup, openLookup } from './lookup.ts';

const KEPT = 10_000;
/** A name that finds jobs seldom stops doing so soon, and one that finds its first job is noticed before long. */
const KEPT_MS = 600_000;
/** A server that was just started has more urgent work. */
const TRIED_FIRST_MS = 30_000;
const TRIED_ANEW_MS = KEPT_MS / 2;
/** A pause after each name, in which the thread answers people. */
const PAUSE_MS = 20;

/** Whether a search finds jobs with all that was asked for, only related ones, or none. */
type Finding = 'whole' | 'near' | 'none';

interface Kept {
  findings: LRUCache<string, Finding>;
  /** Whether anybody has asked since known work was last tried. */
  isAsked: boolean;
}

const kept = new WeakMap<Db, Kept>();

function keptOf(db: Db): Kept {
  const known = kept.get(db);
  if (known) return known;
  const made = {
    findings: new LRUCache<string, Finding>({ max: KEPT, ttl: KEPT_MS }),
    isAsked: true,
  };
  kept.set(db, made);
  return made;
}

/**
 * The first few of these searches that find a job with all that they ask for, or did so a short while ago; where none of
 * them does, those that find jobs for related work.
 */
export async function whichFind(
  db: Db,
  searches: readonly string[],
  most: number,
): Promise<string[]> {
  const known = keptOf(db);
  known.isAsked = true;
  const whole: string[] = [];
  const near: string[] = [];
  let lookup: Lookup | undefined;
  for (const search of searches) {
    if (whole.length === most) break;
    let finding = known.findings.get(search);
    if (finding === undefined) {
      lookup ??= await openLookup(db);
      finding = await findingOf(lookup, search);
      known.findings.set(search, finding);
    }
    if (finding === 'whole') whole.push(search);
    if (finding === 'near') near.push(search);
  }
  return whole.length > 0 ? whole : near.slice(0, most);
}

/**
 * From now on tries all known work beforehand, and again while people type: the beginning of a word may need a dozen
 * searches. Each server does so for itself.
 */
export async function keepTryingKnownWork(db: Db): Promise<void> {
  await sleep(TRIED_FIRST_MS, undefined, { ref: false });
  for (;;) {
    // Names that are left out while the database is away are tried when somebody needs them.
    if (keptOf(db).isAsked) await tryKnownWork(db).catch(() => undefined);
    await sleep(TRIED_ANEW_MS, undefined, { ref: false });
  }
}

async function tryKnownWork(db: Db): Promise<void> {
  await tryNames(db, textsOf(await knownNames(db)));
}

/** Finds out which of these names find jobs, so that `whichFind` need not. */
export async function tryNames(db: Db, names: Iterable<string>): Promise<void> {
  const known = keptOf(db);
  known.isAsked = false;
  for (const name of names) {
    known.findings.set(name, await findingOf(await openLookup(db), name));
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}

async function findingOf(lookup: Lookup, search: string): Promise<Finding> {
  const filters = JobFilters.parse({ search });
  if (await isTitled(lookup, filters)) return 'whole';
  return findsAsAsked(lookup, { ...filters, page: 1, limit: 1 });
}
