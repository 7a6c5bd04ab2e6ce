/**
 * A search for words, parsed from a tsquery in PostgreSQL's spelling: 'java' & ( 'develop' | 'softwar' <-> 'engin' ).
 * `W` is how words are represented: as texts, or as numbers in an index.
 */
export type Query<W = string> =
  | { word: W }
  | { all: readonly Query<W>[] }
  | { any: readonly Query<W>[] }
  /** Words that follow one another; `after` is the distance of each from the one before it. */
  | { phrase: readonly { word: W; after: number }[] };

const TOKEN = /'(?:[^'\\]|''|\\\\)*'|[()&|]|<(?:-|\d+)>/g;

const wordOf = (token: string) => token.slice(1, -1).replaceAll("''", "'").replaceAll('\\\\', '\\');

/** The query of a text; null for one that asks for nothing. */
export function readQuery(text: string | null): Query | null {
  const tokens = text?.match(TOKEN) ?? [];
  if (tokens.length === 0) return null;
  let at = 0;

  /** Parts separated by an operator. */
  const parts = (operator: string, next: () => Query): Query[] => {
    const found = [next()];
    while (tokens[at] === operator) {
      at += 1;
      found.push(next());
    }
    return found;
  };

  const alternatives = (): Query => anyQuery(parts('|', together));
  const together = (): Query => allQueries(parts('&', following));

  const following = (): Query => {
    const first = one();
    const joined = [{ query: first, after: 0 }];
    for (let token = tokens[at]; token?.startsWith('<'); token = tokens[at]) {
      at += 1;
      joined.push({ query: one(), after: token === '<->' ? 1 : Number(token.slice(1, -1)) });
    }
    if (joined.length === 1) return first;
    const words = joined.flatMap(({ query, after }) =>
      'word' in query ? { word: query.word, after } : [],
    );
    // Queries of users never join anything but words.
    return words.length === joined.length
      ? { phrase: words }
      : allQueries(joined.map(({ query }) => query));
  };

  const one = (): Query => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token !== '(') return { word: wordOf(token) };
    const found = alternatives();
    at += 1;
    return found;
  };

  return alternatives();
}

export const anyQuery = <W>(parts: readonly Query<W>[]): Query<W> =>
  parts.length === 1 && parts[0] ? parts[0] : { any: parts };

export const allQueries = <W>(parts: readonly Query<W>[]): Query<W> =>
  parts.length === 1 && parts[0] ? parts[0] : { all: parts };

/** The same query with each word represented in another way. */
export function renamed<V, W>(query: Query<V>, nameOf: (word: V) => W): Query<W> {
  if ('word' in query) return { word: nameOf(query.word) };
  if ('all' in query) return { all: query.all.map((part) => renamed(part, nameOf)) };
  if ('any' in query) return { any: query.any.map((part) => renamed(part, nameOf)) };
  return { phrase: query.phrase.map(({ word, after }) => ({ word: nameOf(word), after })) };
}

/** Every word of a query. */
export function wordsIn<W>(query: Query<W> | null): W[] {
  if (query === null) return [];
  if ('word' in query) return [query.word];
  if ('phrase' in query) return query.phrase.map(({ word }) => word);
  return ('all' in query ? query.all : query.any).flatMap((part) => wordsIn(part));
}
