import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import { addEmptySearches } from './queries.ts';
import { wordsOf } from '../words.ts';

/** Counts words that found no job, without anything about who searched. */

const COUNT_EVERY_MS = 5000;
const WAITING_MAX = 500;
const LONGEST = 60;

const waiting = new WeakMap<Db, Map<string, number>>();

/** Phone numbers, PIN codes and other numbers of people and places. */
const hasLongNumber = (text: string) => (text.match(/\p{N}/gu) ?? []).length >= 5;

const { search: _, sort: __, ...noFilters } = JobFilters.parse({});

/** With filters, it may be a filter that finds nothing, and not the words. */
const isByWordsAlone = (filters: JobFilters) =>
  Object.entries(noFilters).every(
    ([name, value]) => JSON.stringify(Reflect.get(filters, name)) === JSON.stringify(value),
  );

/** The words to count; null if they could be somebody's, or there are none. */
function countedWords(text: string): string | null {
  if (text.includes('@') || hasLongNumber(text)) return null;
  const words = wordsOf(text).join(' ');
  return words === '' || words.length > LONGEST ? null : words;
}

/** Notes the search in memory: searching waits for no write. */
export function countEmptySearch(
  db: Db,
  filters: JobFilters & { page: number; cursor?: string | undefined },
): void {
  if (filters.page > 1 || filters.cursor !== undefined || !isByWordsAlone(filters)) return;
  const words = countedWords(filters.search ?? '');
  if (words === null) return;
  const counts = waiting.get(db) ?? new Map<string, number>();
  if (counts.size >= WAITING_MAX && !counts.has(words)) return;
  if (counts.size === 0) {
    waiting.set(db, counts);
    setTimeout(() => void keepEmptySearches(db).catch(forgive), COUNT_EVERY_MS).unref();
  }
  counts.set(words, (counts.get(words) ?? 0) + 1);
}

/** If the database is away, some counts are lost, which harms nobody. */
const forgive = () => undefined;

/** Writes what was noted. */
export async function keepEmptySearches(db: Db): Promise<void> {
  const counts = waiting.get(db);
  waiting.delete(db);
  if (counts) await addEmptySearches(db, counts);
}
