import { isPlaceNoise } from '../location.ts';
import { placeSpellings, recognise } from '../places.ts';
import { wordsOf } from '../words.ts';
import { slipDistance } from './distance.ts';
import { placesByCode, placesByPart } from './localities.ts';

const LONGEST_NAME_WORDS = 3;
const LETTERS_LEAST = 4;
/** Of so many letters one may be wrong. */
const LETTERS_PER_SLIP = 4;

/**
 * Which known places a text may mean that finds no jobs: codes, parts of towns, misspelt names; or
 * else only the known places in it. Null if none.
 */
export function otherPlace(text: string): string | null {
  const words = wordsOf(text).filter((word) => !isPlaceNoise(word));
  const whole = words.join(' ');
  const known = recognise(text).flatMap((item) =>
    typeof item === 'string' ? [] : (item[0]?.name ?? []),
  );
  const code = placesByCode.get(whole);
  if (code) return code;
  if (known.length > 0) {
    const place = known.join(', ');
    return place === text ? null : place;
  }
  return partIn(wordsOf(text)) ?? nearestPlace(words);
}

/** Every run of words, the longest first. */
const runsOf = (words: readonly string[]): string[] =>
  Array.from({ length: LONGEST_NAME_WORDS }, (_, shorter) => LONGEST_NAME_WORDS - shorter).flatMap(
    (length) =>
      Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) =>
        words.slice(at, at + length).join(' '),
      ),
  );

const partIn = (words: readonly string[]): string | null =>
  runsOf(words).flatMap((run) => placesByPart.get(run) ?? [])[0] ?? null;

/** The known place that is spelt most like one of the runs; only of `among`, if given. */
function nearest(runs: readonly string[], among?: ReadonlySet<string>): string | null {
  let best: { name: string; distance: number } | undefined;
  for (const run of runs) {
    for (const { spelling, name } of placeSpellings) {
      if (Math.abs(spelling.length - run.length) > 3 || among?.has(name) === false) continue;
      const distance = slipDistance(run, spelling);
      if (distance <= run.length / LETTERS_PER_SLIP && distance < (best?.distance ?? Infinity)) {
        best = { name, distance };
      }
    }
  }
  return best?.name ?? null;
}

const nearestPlace = (words: readonly string[]): string | null =>
  nearest(runsOf(words).filter((run) => run.length >= LETTERS_LEAST));

/** Shorter names are like other words. */
const LETTERS_IN_WORDS_LEAST = 6;

/** The place among these that words of a search mean, although they spell it wrong. */
export const nearestOf = (text: string, among: ReadonlySet<string>): string | null =>
  text.length >= LETTERS_IN_WORDS_LEAST ? nearest([text], among) : null;
