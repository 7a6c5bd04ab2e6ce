import { wordsOf } from './words.ts';

/** Names for the same work or wish, in English, Hindi and Hinglish, as admins keep them. */

type Phrase = readonly string[];

/** Other phrases for the same as these words (singular or plural), or none. */
export type Synonyms = (words: Phrase) => readonly Phrase[];

export const LONGEST_PHRASE_WORDS = 3;

/** Phrases of one group find the same jobs; a phrase of two groups finds those of both. */
export function synonymsFrom(groups: readonly (readonly string[])[]): Synonyms {
  const phrasesByName = new Map<string, Phrase[]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => wordsOf(phrase));
    for (const phrase of phrases) {
      const name = phrase.join(' ');
      phrasesByName.set(name, [...(phrasesByName.get(name) ?? []), ...phrases]);
    }
  }
  return (words) => {
    const name = words.join(' ');
    const phrases = phrasesByName.get(name) ?? phrasesByName.get(name.replace(/s$/, '')) ?? [];
    return phrases.filter((phrase) => phrase.join(' ') !== name);
  };
}
