import type { Db } from '../../../platform/database.ts';
import { knownWords } from '../synonyms/dictionary.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { isCarrier } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { countWords } from './word-counts.ts';
import { COMMON_WORD_JOBS, type WrittenWords } from './written.ts';

/** No short name has more letters. */
const LETTERS_MOST = 4;
/** How many times as many jobs must have two words as one. */
const TIMES_AS_OFTEN = 3;

interface Part {
  text: string;
  /** The text in small letters; null if it has signs, or is in another script. */
  word: string | null;
}

interface WholeWords {
  search: string;
  /** Also knows the typed letters and halves of each word that was joined, because some jobs have these. */
  synonymsOf: Synonyms;
}

/**
 * The search with its letters and halves of words joined, where jobs have them as one word: "s e o
 * executive", "data bricks". A phone that is spoken to writes them apart.
 */
export async function withWholeWords(
  db: Db,
  search: string,
  { synonymsOf, inARow }: { synonymsOf: Synonyms; inARow: WrittenWords['inARow'] },
): Promise<WholeWords> {
  const parts = search.split(/\s+/).filter(Boolean).map(asPart);
  const spans = parts.map((_, at) => lettersAt(parts, at) ?? pairAt(parts, at));
  if (spans.every((span) => span === null)) return { search, synonymsOf };
  const known = await knownWords(db);
  const jobsOf = await countWords(
    db,
    spans.flatMap((span) => span?.join('') ?? []),
  );
  const isOne = async (span: readonly string[]) => {
    const word = span.join('');
    const jobs = jobsOf(word);
    if (span.every(isLetter)) return known.has(word) || jobs >= COMMON_WORD_JOBS;
    // Hardly any pair is a word, so what takes longer is asked last.
    if (jobs < COMMON_WORD_JOBS || span.some(saysNothing)) return false;
    return synonymsOf(span).length === 0 && jobs >= TIMES_AS_OFTEN * (await inARow(span));
  };
  const joined = new Map<string, readonly string[]>();
  const whole: string[] = [];
  for (let at = 0; at < parts.length;) {
    const span = spans[at] ?? [];
    const isJoined = span.length > 0 && (await isOne(span));
    const word = isJoined ? span.join('') : (parts[at]?.text ?? '');
    if (isJoined) joined.set(word, span);
    whole.push(word);
    at += isJoined ? span.length : 1;
  }
  if (joined.size === 0) return { search, synonymsOf };
  return {
    search: whole.join(' '),
    synonymsOf: (words) => {
      const apart = words.length === 1 ? joined.get(words[0] ?? '') : undefined;
      return apart ? [...synonymsOf(words), apart] : synonymsOf(words);
    },
  };
}

const asPart = (text: string): Part => ({
  text,
  word: /^[a-z]+$/i.test(text) ? text.toLowerCase() : null,
});

const isLetter = ({ length }: string) => length === 1;

/** All letters that stand beside each other from here; null if this is not the first of several. */
function lettersAt(parts: readonly Part[], at: number): string[] | null {
  const letterAt = (place: number) => {
    const word = parts[place]?.word;
    return word && isLetter(word) ? word : null;
  };
  if (letterAt(at - 1)) return null;
  const letters: string[] = [];
  for (let place = at; ; place += 1) {
    const letter = letterAt(place);
    if (!letter) break;
    letters.push(letter);
  }
  const before = parts[at - 1]?.word;
  // "Need a C developer"
  const isArticle = letters[0] === 'a' && before && isFiller(before);
  return letters.length < 2 || letters.length > LETTERS_MOST || isArticle ? null : letters;
}

/** Two words that may be the halves of one. */
function pairAt(parts: readonly Part[], at: number): string[] | null {
  const [one, other] = [parts[at]?.word, parts[at + 1]?.word];
  return !one || !other || isLetter(one) || isLetter(other) ? null : [one, other];
}

const saysNothing = (word: string) => isFiller(word) || isCarrier(word);
