import { type Query, readQuery, wordsIn } from '../memory/query.ts';

/**
 * Words of which every match contains at least one: the rarest of an AND, every branch of an OR. Empty for a query
 * that matches nothing.
 */
export function necessaryTerms(text: string, frequencyOf: (word: string) => number): string[] {
  const query = readQuery(text);
  return query ? [...new Set(termsOf(query))] : [];

  function termsOf(part: Query): string[] {
    if ('word' in part) return [part.word];
    if ('any' in part) return part.any.flatMap(termsOf);
    const all = 'all' in part ? part.all.map(termsOf) : wordsIn(part).map((word) => [word]);
    return all.reduce((rarest, terms) => (costOf(terms) < costOf(rarest) ? terms : rarest));
  }

  function costOf(words: readonly string[]) {
    return words.reduce((sum, word) => sum + frequencyOf(word), 0);
  }
}
