import { isPlaceNoise } from '../places/location.ts';
import { placeSpellings, recognise } from '../places/places.ts';
import { nearlyBegins } from '../vocabulary/known-names.ts';
import { wordsOf } from '../words.ts';
import { heardDistance, slipDistance, SOUND_DISTANCE, soundOf } from './distance.ts';
import { inLatin, isHindi } from './hindi.ts';
import { partIn, placesAmong, placesByCode } from './localities.ts';

const LETTERS_LEAST = 4;
/** One letter in this many may be wrong. */
const LETTERS_PER_SLIP = 4;
/** Words that are said alike may differ more in spelling. */
const LETTERS_PER_SLIP_HEARD = 3;

const PLACES_CONSIDERED_MAX = 3;

/** A known place, and how far its spelling is from what was typed: see `slipDistance`. */
export interface OtherPlace {
  name: string;
  distance: number;
}

/**
 * Which known places a text may mean that finds no jobs, likeliest first: codes, parts of towns,
 * misspelt names; or else only the known places in it.
 */
export function otherPlaces(text: string): readonly OtherPlace[] {
  const words = wordsOf(text).filter((word) => !isPlaceNoise(word));
  const certain = certainPlace(text, words);
  if (certain === text) return [];
  return certain === null ? nearestPlaces(words) : [{ name: certain, distance: 0 }];
}

function certainPlace(text: string, words: readonly string[]): string | null {
  const known = recognise(text).flatMap((item) =>
    typeof item === 'string' ? [] : (item[0]?.name ?? []),
  );
  const part = partIn(wordsOf(text));
  // "Sohna Road" is a part of Gurugram, although Sohna is a town.
  const isLonger = part !== null && part.part.includes(' ');
  return (
    placesByCode.get(words.join(' ')) ??
    (isLonger ? part.town : null) ??
    (known.length > 0 ? known.join(', ') : (part?.town ?? null))
  );
}

const spokenPlaces = placeSpellings.map((place) => ({ ...place, sound: soundOf(place.spelling) }));

/**
 * The known places whose spelling is most like that of one of the runs of words. With `among`, only
 * places of that list; with `onlyAlike`, only places that sound alike.
 */
function nearest(
  runs: readonly string[],
  among?: ReadonlySet<string>,
  onlyAlike = false,
): readonly OtherPlace[] {
  const found = new Map<string, number>();
  for (const typed of runs) {
    const run = isHindi(typed) ? inLatin(typed) : typed;
    const sound = soundOf(run);
    for (const { spelling, name, sound: spoken } of spokenPlaces) {
      if (Math.abs(spelling.length - run.length) > 3 || among?.has(name) === false) continue;
      const isAlike = sound === spoken;
      if (onlyAlike && !isAlike) continue;
      const allowed = run.length / (isAlike ? LETTERS_PER_SLIP_HEARD : LETTERS_PER_SLIP);
      const distance = (isAlike ? heardDistance : slipDistance)(run, spelling, allowed);
      if (distance <= allowed && distance < (found.get(name) ?? Infinity))
        found.set(name, distance);
    }
  }
  return [...found]
    .map(([name, distance]) => ({ name, distance }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, PLACES_CONSIDERED_MAX);
}

const nearestPlaces = (words: readonly string[]): readonly OtherPlace[] =>
  nearest(placesAmong(words).filter((run) => run.length >= LETTERS_LEAST));

/** Shorter names resemble too many other words, unless they sound the same. */
const LETTERS_IN_WORDS_LEAST = 6;
const LETTERS_ALIKE_LEAST = 5;

/** What is surely a place is no other word: "in puen". */
const LETTERS_OF_A_PLACE_LEAST = 4;

/** The place among these that misspelt words of a search mean. */
export function nearestOf(
  text: string,
  among: ReadonlySet<string>,
  isSurelyAPlace: boolean,
): string | null {
  const { length } = isHindi(text) ? inLatin(text) : text;
  if (length < (isSurelyAPlace ? LETTERS_OF_A_PLACE_LEAST : LETTERS_ALIKE_LEAST)) return null;
  const onlyAlike = !isSurelyAPlace && length < LETTERS_IN_WORDS_LEAST;
  return nearest([text], among, onlyAlike)[0]?.name ?? null;
}

/** The likeliest place, of all that are known, whose name is said alike and has one slip at most. */
export function soundingLike(text: string): string | null {
  if (text.length < LETTERS_IN_WORDS_LEAST) return null;
  const [found] = nearest([text], undefined, true);
  return found !== undefined && found.distance <= SOUND_DISTANCE ? found.name : null;
}

/** The known places that a text begins with one typing error: "lucno". */
export function placesNearlyBegun(text: string): string[] {
  const start = text.trim().toLowerCase();
  if (start.length < LETTERS_ALIKE_LEAST) return [];
  const found = spokenPlaces.filter(({ spelling }) => nearlyBegins(spelling, start));
  return [...new Set(found.map(({ name }) => name))].slice(0, PLACES_CONSIDERED_MAX);
}
