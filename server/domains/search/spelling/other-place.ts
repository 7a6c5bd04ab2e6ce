import { LRUCache } from 'lru-cache';
import { isPlaceNoise } from '../places/location.ts';
import { placeSpellings, recognise } from '../places/places.ts';
import { nearlyBegins } from '../vocabulary/known-names.ts';
import { wordsOf } from '../words.ts';
import { heardDistance, slipDistance, SOUND_DISTANCE, soundOf } from './distance.ts';
import { inLatin, isHindi } from './hindi.ts';
import { partIn, placesAmong, placesByCode, placesByPart } from './localities.ts';

const LETTERS_LEAST = 4;
/** One letter in this many may be wrong. */
const LETTERS_PER_SLIP = 4;
/** Words that are said alike may differ more in spelling. */
const LETTERS_PER_SLIP_HEARD = 3;

/** Of a place and of words that mean it, whatever they sound like: "secirity" is not Surat. */
const LETTERS_APART_MOST = 2;

const PLACES_CONSIDERED_MAX = 3;
/** A town is meant rather than a part of another, in slips: "bhpal" is Bhopal and not Bopal. */
const COST_OF_A_PART = 0.3;
/** A place that is this many slips farther than another is not meant. */
const FARTHER = 0.3;

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
  const certain = nearlyNamed(wordsOf(text))?.name ?? certainPlace(text, words);
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

const withSounds = (places: readonly { spelling: string; name: string }[]) =>
  places.map((place) => ({ ...place, sound: soundOf(place.spelling) }));

const spokenPlaces = withSounds(placeSpellings);
/** Parts of towns, each by the town that it is in. */
const spokenParts = withSounds([...placesByPart].map(([spelling, name]) => ({ spelling, name })));

interface Nearness {
  among?: ReadonlySet<string>;
  onlyAlike?: boolean;
  places?: typeof spokenPlaces;
}

/**
 * The known places whose spelling is most like that of one of the runs of words. With `among`, only
 * places of that list; with `onlyAlike`, only places that sound alike.
 */
function nearest(
  runs: readonly string[],
  { among, onlyAlike = false, places = spokenPlaces }: Nearness = {},
): readonly OtherPlace[] {
  const found = new Map<string, number>();
  for (const typed of runs) {
    const run = isHindi(typed) ? inLatin(typed) : typed;
    const sound = soundOf(run);
    for (const { spelling, name, sound: spoken } of places) {
      if (Math.abs(spelling.length - run.length) > LETTERS_APART_MOST || among?.has(name) === false)
        continue;
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

const longNames = Map.groupBy(
  placeSpellings
    .map(({ spelling, name }) => ({ words: wordsOf(spelling), name }))
    .filter(({ words }) => words.length > 1),
  ({ words }) => words.length,
);

const LETTERS_OF_A_PART_LEAST = 3;

/**
 * The place that these words name together but for one slip in one of them, and that word: "greater nouda" is not
 * Noida.
 */
export function nearlyNamed(
  typed: readonly string[],
): { name: string; misspelt: string; distance: number } | null {
  let best: { name: string; misspelt: string; distance: number } | null = null;
  for (const { words, name } of longNames.get(typed.length) ?? []) {
    const wrong = typed.flatMap((word, at) => (word === words[at] ? [] : [at]));
    const [at = 0] = wrong;
    const misspelt = typed[at] ?? '';
    if (wrong.length !== 1 || misspelt.length < LETTERS_OF_A_PART_LEAST) continue;
    const distance = slipDistance(misspelt, words[at] ?? '', 1);
    if (distance <= 1 && distance < (best?.distance ?? Infinity))
      best = { name, misspelt, distance };
  }
  return best;
}

const nearestPlaces = (words: readonly string[]): readonly OtherPlace[] => {
  const runs = placesAmong(words).filter((run) => run.length >= LETTERS_LEAST);
  const parts = nearest(runs, { places: spokenParts });
  const found = [
    ...nearest(runs),
    ...parts.map(({ name, distance }) => ({ name, distance: distance + COST_OF_A_PART })),
  ];
  const least = Math.min(...found.map(({ distance }) => distance));
  // Chennai has many more jobs than Madurai, but "madurzi" is much nearer to the latter than to Madras.
  return found.filter(({ distance }) => distance < least + FARTHER);
};

/** Shorter names resemble too many other words, unless they sound the same. */
const LETTERS_IN_WORDS_LEAST = 6;
const LETTERS_ALIKE_LEAST = 5;

/** What is surely a place is no other word: "in puen". */
const LETTERS_OF_A_PLACE_LEAST = 4;

/** The known places whose name a word is but for one slip, likeliest first. */
export function placesNear(word: string): readonly OtherPlace[] {
  if (word.length < LETTERS_LEAST) return [];
  const known = keptNear.get(word);
  if (known) return known;
  const near = nearest([word]).filter(({ distance }) => distance <= 1);
  keptNear.set(word, near);
  return near;
}

/** Kept, because comparing a word with all places takes long, and people make the same mistakes again and again. */
const keptNear = new LRUCache<string, readonly OtherPlace[]>({ max: 2_000 });

/** The place among these that misspelt words of a search mean. */
export function nearestOf(
  text: string,
  among: ReadonlySet<string>,
  isSurelyAPlace: boolean,
): string | null {
  const { length } = isHindi(text) ? inLatin(text) : text;
  if (length < (isSurelyAPlace ? LETTERS_OF_A_PLACE_LEAST : LETTERS_ALIKE_LEAST)) return null;
  const onlyAlike = !isSurelyAPlace && length < LETTERS_IN_WORDS_LEAST;
  return nearest([text], { among, onlyAlike })[0]?.name ?? null;
}

/** The likeliest place, of all that are known, whose name is said alike and has one slip at most. */
export function soundingLike(text: string): string | null {
  if (text.length < LETTERS_IN_WORDS_LEAST) return null;
  const [found] = nearest([text], { onlyAlike: true });
  return found !== undefined && found.distance <= SOUND_DISTANCE ? found.name : null;
}

/** The known places that a text begins with one typing error: "lucno". */
export function placesNearlyBegun(text: string): string[] {
  const start = text.trim().toLowerCase();
  if (start.length < LETTERS_ALIKE_LEAST) return [];
  const found = spokenPlaces.filter(({ spelling }) => nearlyBegins(spelling, start));
  return [...new Set(found.map(({ name }) => name))].slice(0, PLACES_CONSIDERED_MAX);
}
