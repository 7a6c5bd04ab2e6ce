import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database.ts';
import { lexeme } from '../tsquery.ts';
import { wordsOf } from '../words.ts';
import { allQueries, anyQuery, type Query, readQuery, wordsIn } from './query.ts';

const WORDS_KEPT = 50_000;

/** What PostgreSQL makes of a word, whatever the data; `query` is null for a word that it drops. */
const kept = new LRUCache<string, { query: Query | null }>({ max: WORDS_KEPT });

/** Every word of a text, as written; null if there is none. */
export function everyWordOf(text: string): Query | null {
  const words = wordsOf(text).map((word) => ({ word }));
  return words.length > 0 ? allQueries(words) : null;
}

/** Returns a query with the stems of its words in their place. */
type Stemmed = (query: Query | null) => Query | null;

/** Reads the stems of all words of these queries, as PostgreSQL finds them in jobs too. */
export async function stemsOf(db: Db, queries: readonly (Query | null)[]): Promise<Stemmed> {
  const stems = new Map<string, Query | null>();
  const unknown = new Set<string>();
  for (const word of queries.flatMap((query) => wordsIn(query))) {
    const known = kept.get(word);
    if (known) stems.set(word, known.query);
    else unknown.add(word);
  }
  if (unknown.size > 0) {
    const words = [...unknown];
    const { rows } = await sql<{ stems: string }>`
      select to_tsquery('job_words', word)::text as stems
      from unnest(${words.map(lexeme)}::text[]) with ordinality as asked (word, place)
      order by place`.execute(db);
    for (const [at, word] of words.entries()) {
      const query = readQuery(rows[at]?.stems ?? null);
      stems.set(word, query);
      kept.set(word, { query });
    }
  }
  return (query) => query && stemmed(query, (word) => stems.get(word) ?? null);
}

function stemmed(query: Query, stemOf: (word: string) => Query | null): Query | null {
  if ('word' in query) return stemOf(query.word);
  if ('any' in query)
    return joined(
      anyQuery,
      query.any.map((part) => stemmed(part, stemOf)),
    );
  if ('all' in query)
    return joined(
      allQueries,
      query.all.map((part) => stemmed(part, stemOf)),
    );
  const stems = query.phrase.map(({ word, after }) => ({ stem: stemOf(word), after }));
  const words = stems.flatMap(({ stem, after }) =>
    stem && 'word' in stem ? { word: stem.word, after } : [],
  );
  if (words.length === stems.length) return { phrase: words };
  return joined(
    allQueries,
    stems.map(({ stem }) => stem),
  );
}

/** A word that PostgreSQL drops is not required. */
function joined(
  join: (parts: readonly Query[]) => Query,
  parts: readonly (Query | null)[],
): Query | null {
  const some = parts.filter((part) => part !== null);
  return some.length > 0 ? join(some) : null;
}
