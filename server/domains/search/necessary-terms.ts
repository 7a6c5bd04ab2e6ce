// Reads a tsquery as PostgreSQL spells it: 'java' & ( 'develop' | 'softwar' <-> 'engin' ).

const TOKEN = /'(?:[^'\\]|''|\\\\)*'|[()&|]|<(?:-|\d+)>/g;

const wordOf = (token: string) => token.slice(1, -1).replaceAll("''", "'").replaceAll('\\\\', '\\');

/** Every word of a query. */
export const wordsIn = (query: string | null): string[] =>
  (query?.match(TOKEN) ?? []).filter((token) => token.startsWith("'")).map(wordOf);

/**
 * Words of which whatever matches the query has at least one: of what must all be there the rarest,
 * of alternatives each. Empty for a query that matches nothing.
 */
export function necessaryTerms(query: string, frequencyOf: (word: string) => number): string[] {
  const tokens = query.match(TOKEN) ?? [];
  let at = 0;
  const costOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + frequencyOf(word), 0);

  const alternatives = (): string[] => {
    const found = [...together()];
    while (tokens[at] === '|') {
      at += 1;
      found.push(...together());
    }
    return [...new Set(found)];
  };

  /** Words beside each other bind more than "and"; both need all that they join. */
  const together = (): string[] => {
    let rarest = one();
    for (let token = tokens[at]; token === '&' || token?.startsWith('<'); token = tokens[at]) {
      at += 1;
      const next = one();
      if (costOf(next) < costOf(rarest)) rarest = next;
    }
    return rarest;
  };

  const one = (): string[] => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token !== '(') return token === '' ? [] : [wordOf(token)];
    const found = alternatives();
    at += 1;
    return found;
  };

  return alternatives();
}
