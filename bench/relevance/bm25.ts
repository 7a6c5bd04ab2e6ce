import { wordsOf } from '../../server/domains/search/words.ts';
import type { Posting } from './postings.ts';

const K = 1.2;
const B = 0.75;

/** BM25 in memory: postings with any of the words, best first. */
export function bm25Over(postings: readonly Posting[]) {
  const places = new Map<string, Map<number, number>>();
  const lengths = new Map<number, number>();
  for (const { id, text } of postings) {
    const words = wordsOf(text);
    lengths.set(id, words.length);
    for (const word of words) {
      const found = places.get(word) ?? new Map<number, number>();
      found.set(id, (found.get(id) ?? 0) + 1);
      places.set(word, found);
    }
  }
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const average = total / Math.max(1, lengths.size);
  return (typed: string, limit: number): number[] => {
    const scores = new Map<number, number>();
    for (const word of wordsOf(typed)) {
      const found = places.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (postings.length - found.size + 0.5) / (found.size + 0.5));
      for (const [id, times] of found) {
        const length = (lengths.get(id) ?? 0) / average;
        const weight = (times * (K + 1)) / (times + K * (1 - B + B * length));
        scores.set(id, (scores.get(id) ?? 0) + rarity * weight);
      }
    }
    return [...scores]
      .toSorted(([one, a], [other, b]) => b - a || other - one)
      .slice(0, limit)
      .map(([id]) => id);
  };
}
