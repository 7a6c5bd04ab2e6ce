import { isRole } from '../ranking/related-roles.ts';
import { LONGEST_PHRASE_WORDS, type Synonyms } from '../synonyms/synonyms.ts';
import type { WrittenWords } from '../spelling/written.ts';
import { isCarrier } from '../vocabulary/everyday-words.ts';
import { saysLittle } from '../vocabulary/qualifications.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { wordsOf } from '../words.ts';

/** Somebody who names more kinds of work than this is found by the first ones. */
const NAMES_MOST = 3;

/** Whether a word is more than a rank or a degree. */
export const saysWork = (word: string) => !saysLittle(word) && !isRank(word);

/** The first names of work among the words, the longest first; null if there is none, or nothing else. */
export function workNamedIn(search: string, synonymsOf: Synonyms): string | null {
  const words = wordsOf(search);
  const named: string[] = [];
  for (let at = 0; at < words.length && named.length < NAMES_MOST;) {
    const longest = Array.from({ length: LONGEST_PHRASE_WORDS }, (_, shorter) =>
      words.slice(at, at + LONGEST_PHRASE_WORDS - shorter),
    );
    const name = longest.find(
      (run) => run.some(saysWork) && (isRole(run) || synonymsOf(run).length > 0),
    );
    if (name && !named.includes(name.join(' '))) named.push(name.join(' '));
    at += name?.length ?? 1;
  }
  const text = named.join(' ');
  return text === '' || text === words.join(' ') ? null : text;
}

/** So many jobs must have two words beside each other, or they do not belong together. */
const PAIR_LEAST_JOBS = 5;
const PAIRS_TRIED_MAX = 6;

/** The first two words that jobs have beside each other, such as "tally erp"; null if there are none. */
export async function firstPairIn(
  search: string,
  { inARow }: Pick<WrittenWords, 'inARow'>,
): Promise<string | null> {
  const words = wordsOf(search);
  const pairs = words
    .map((word, at) => [word, words[at + 1] ?? ''])
    .filter((pair) => pair.every((word) => word !== '' && saysWork(word) && !isCarrier(word)));
  for (const pair of pairs.slice(0, PAIRS_TRIED_MAX))
    if ((await inARow(pair)) >= PAIR_LEAST_JOBS) return pair.join(' ');
  return null;
}
