import { partIn } from '../spelling/localities.ts';
import { type Place, recognise, spellingsWithin } from './places.ts';
import { allOf, anyOf, lexeme } from '../tsquery.ts';
import { wordsOf } from '../words.ts';

/** The location text of a job, as its index row needs it. */
export interface PostedLocation {
  cities: string[];
  isRemote: boolean;
  lexemes: string[];
  /** All spellings of the places, so that a city can also be typed as a search word. */
  words: string[];
}

/**
 * Reads the location of a job: "Indiranagar, Bangalore" becomes city:bengaluru, state:karnataka and
 * at:indiranagar.
 */
export function readPostedLocation(text: string): PostedLocation {
  const named = placesIn(recognise(text)).filter(isPlace);
  const words = wordsOf(text);
  const places = named.some(isTown) ? named : [...named, ...townAround(words, named)];
  const towns = places.filter(isTown);
  const known = [...places, ...places.flatMap((place) => place.state ?? [])];
  return {
    cities: unique(towns.map((town) => town.name)),
    isRemote: places.some((place) => place.kind === 'remote'),
    lexemes: unique([
      // For a region only its own name is certain: a job "in Delhi NCR" need not be in Noida.
      ...known.flatMap((place) => place.lexemes.slice(0, 1)),
      ...words.map((word) => `at:${word}`),
    ]),
    words: unique([...words, ...known.flatMap(wordsOfPlace)]),
  };
}

const isTown = ({ kind }: Place) => kind === 'city' || kind === 'region';

/**
 * The town of a part that is named without it: "Goregaon, Maharashtra". Not of "Sector 18", which
 * many towns have.
 */
function townAround(words: readonly string[], named: readonly Place[]): Place[] {
  const found = partIn(words);
  if (found === null || found.part.startsWith('sector')) return [];
  const town = placesIn(recognise(found.town)).find(isPlace);
  const states = named.filter(({ kind }) => kind === 'state');
  const isElsewhere = states.length > 0 && !states.some((state) => state === town?.state);
  return town && !isElsewhere ? [town] : [];
}

/** All places of a job together: it is found at each of them. */
export function readPostedLocations(texts: readonly string[]): PostedLocation {
  const places = texts.map(readPostedLocation);
  return {
    cities: unique(places.flatMap(({ cities }) => cities)),
    isRemote: places.some(({ isRemote }) => isRemote),
    lexemes: unique(places.flatMap(({ lexemes }) => lexemes)),
    words: unique(places.flatMap(({ words }) => words)),
  };
}

/** A location that somebody searches, as a tsquery over the lexemes above (null: anywhere). */
export interface SearchedLocation {
  query: string | null;
  /** The known places in our spelling, or null if none is known. */
  label: string | null;
}

const noise = new Set(
  wordsOf(`in at near around the of or and all any anywhere over city district dist state area areas
    location based only jobs में के पास या और शहर`),
);

export const isPlaceNoise = (word: string): boolean => noise.has(word);

interface SearchedPlace {
  place?: Place;
  area: string[];
}

/**
 * Reads a searched location. Places are alternatives ("Pune, Mumbai"); unknown words are an area of
 * the next place, or of the last one ("Indiranagar, Bangalore"); a state after its own city only
 * specifies it.
 */
export function readSearchedLocation(text: string): SearchedLocation {
  const wanted: SearchedPlace[] = [];
  let area: string[] = [];
  for (const item of placesIn(recognise(text))) {
    if (!isPlace(item)) {
      if (!noise.has(item)) area.push(item);
    } else if (item.kind !== 'country' && !(area.length === 0 && explains(item, wanted.at(-1)))) {
      wanted.push({ place: item, area });
      area = [];
    }
  }
  const last = wanted.at(-1);
  if (last?.place?.kind === 'city') last.area.push(...area);
  else if (area.length > 0) wanted.push({ area });
  return {
    query: wanted.length > 0 ? anyOf(wanted.map(queryOf)) : null,
    label: unique(wanted.flatMap(({ place }) => (place ? labelOf(place) : []))).join(' / ') || null,
  };
}

/** The one town that a searched location names, alone or with its state; null if it names others or none. */
export function townIn(text: string): Place | null {
  const places = placesIn(recognise(text)).filter(isPlace);
  const [town, ...others] = places.toSorted(
    (a, b) => Number(b.kind === 'city') - Number(a.kind === 'city'),
  );
  const isOne = town?.kind === 'city' && others.every((other) => other === town.state);
  return isOne ? town : null;
}

const explains = (place: Place, before: SearchedPlace | undefined) =>
  before?.place !== undefined && before.place.state === place;

const queryOf = ({ place, area }: SearchedPlace) =>
  allOf([
    ...(place ? [anyOf(place.lexemes.map(lexeme))] : []),
    ...unique(area).map((word) => lexeme(`at:${word}`)),
  ]);

const labelOf = ({ name, state }: Place) =>
  state && state.name !== name ? `${name}, ${state.name}` : name;

/** Among places of the same name, the one whose state is given too, or else the likeliest. */
function placesIn(recognised: (string | Place[])[]): (string | Place)[] {
  const states = new Set(recognised.flatMap((item) => (isPlace(item) ? item : [])));
  return recognised.flatMap((item) =>
    typeof item === 'string'
      ? item
      : (item.find((place) => place.state && states.has(place.state)) ?? item.slice(0, 1)),
  );
}

/** The name and its one-word spellings; "Bengaluru Urban" would add "urban". */
const wordsOfPlace = ({ name, spellings }: Place) => [
  ...wordsOf(name),
  ...spellings.map(wordsOf).flatMap((words) => (words.length === 1 ? words : [])),
];

/**
 * The words of a text, and in place of each known place everything that a text about it may say:
 * every spelling of it, of what it lies in as a region and of the towns in it. For lists that have
 * no index.
 */
export const wordsAndPlacesOf = (text: string): (string | string[])[] =>
  placesIn(recognise(text))
    .filter((item) => (isPlace(item) ? item.kind !== 'country' : !noise.has(item)))
    .map((item) => (isPlace(item) ? spellingsWithin(item) : item));

const isPlace = <P extends object>(item: string | P): item is P => typeof item !== 'string';
const unique = <T>(items: T[]): T[] => [...new Set(items)];
