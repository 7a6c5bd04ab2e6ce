import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database.ts';
import { skillKey } from './words.ts';

/** How much a word of titles or a skill says about a job: from nearly 0 for the commonest to 1. */
export interface Rarity {
  ofWord: (stem: string) => number;
  ofSkill: (key: string) => number;
}

/** What fewer than one job in this many has counts as rarest. */
const RAREST = 5_000;
const LEAST = 0.1;
const FRESH_MS = 600_000;

const kept = new LRUCache<Db, Promise<Rarity>>({ max: 100, ttl: FRESH_MS });

/** By the frequencies that PostgreSQL keeps of its own accord; what it does not list is rare. */
export function currentRarity(db: Db): Promise<Rarity> {
  const known = kept.get(db);
  if (known) return known;
  const reading = readRarity(db);
  kept.set(db, reading);
  reading.catch(() => kept.delete(db));
  return reading;
}

async function readRarity(db: Db): Promise<Rarity> {
  const { rows } = await sql<{ column: string; element: string; frequency: number }>`
    select attname as column, element, frequency
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs)
      as counted (element, frequency)
    where tablename = 'job_search' and attname in ('title_words', 'skills')
      and schemaname = current_schema() and element is not null`.execute(db);
  const words = new Map<string, number>();
  const skills = new Map<string, number>();
  for (const { column, element, frequency } of rows) {
    const [all, key] = column === 'skills' ? [skills, skillKey(element)] : [words, element];
    all.set(key, (all.get(key) ?? 0) + frequency);
  }
  return {
    ofWord: (stem) => weightOf(words.get(stem) ?? 0),
    ofSkill: (key) => weightOf(skills.get(key) ?? 0),
  };
}

const weightOf = (frequency: number) =>
  Math.max(LEAST, Math.min(1, -Math.log(Math.max(frequency, 1 / RAREST)) / Math.log(RAREST)));
