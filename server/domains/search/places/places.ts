import { citiesByState, partsOfStates, regions } from './cities.ts';
import { wordsOf } from '../words.ts';

/** A place of the dictionary. */
export interface Place {
  kind: 'city' | 'state' | 'region' | 'country' | 'remote';
  /** In our spelling. */
  name: string;
  /** Its own lexeme in the index, then others that match a search for it. */
  lexemes: string[];
  state?: Place;
  /** Every known spelling. */
  spellings: readonly string[];
}

export const REMOTE_LEXEME = 'mode:remote';
const LONGEST_NAME_WORDS = 8;

const placesByName = new Map<string, Place[]>();
const slug = (name: string) => wordsOf(name).join('_');

function learn(place: Place): Place {
  for (const spelling of new Set(place.spellings.map(slug))) {
    const namesakes = placesByName.get(spelling);
    if (namesakes) namesakes.push(place);
    else placesByName.set(spelling, [place]);
  }
  return place;
}

const entriesOf = (text: string) => text.split(',').map((entry) => entry.trim().split('='));
const named = (name: string) => placesByName.get(slug(name)) ?? [];

for (const [stateNames, cities] of Object.entries(citiesByState)) {
  const spellings = stateNames.split('=');
  const [name = ''] = spellings;
  const state: Place = { kind: 'state', name, lexemes: [`state:${slug(name)}`], spellings };
  for (const [city = '', ...others] of entriesOf(cities)) {
    const isNamesake = named(city).some((place) => slug(place.name) === slug(city));
    const lexeme = isNamesake ? `city:${slug(city)}_${slug(name)}` : `city:${slug(city)}`;
    learn({ kind: 'city', name: city, lexemes: [lexeme], state, spellings: [city, ...others] });
  }
  learn(state);
}

const travelledIn: Place[] = [];
const placesIn = (list: string) =>
  entriesOf(list).flatMap(([name = '']) => named(name).slice(0, 1));

for (const [regionNames, members] of Object.entries(regions)) {
  const spellings = regionNames.split('=');
  const [name = ''] = spellings;
  const own = `city:${slug(name)}`;
  const towns = placesIn(members);
  const lexemes = [own, ...towns.flatMap((town) => town.lexemes.slice(0, 1))];
  travelledIn.push(learn({ kind: 'region', name, lexemes, spellings }));
  // A job "in Delhi NCR" may be in Noida, but one "in South India" should not match every town
  // there.
  if (towns.every((town) => town.kind === 'city')) {
    for (const town of towns) town.lexemes.push(own);
  }
}

for (const [names, members] of Object.entries(partsOfStates)) {
  const spellings = names.split('=');
  const [name = ''] = spellings;
  // The row of a job has this lexeme for each word of its location, so rows that were written before the region was
  // known are found too.
  const own = spellings.map((spelling) => `at:${slug(spelling)}`);
  const lexemes = [...own, ...placesIn(members).flatMap((town) => town.lexemes.slice(0, 1))];
  learn({ kind: 'region', name, lexemes, spellings });
}

learn({
  kind: 'country',
  name: 'India',
  lexemes: [],
  spellings: [
    'India',
    'Bharat',
    'Pan India',
    'All India',
    'Anywhere in India',
    'Across India',
    'भारत',
    'इंडिया',
  ],
});
learn({
  kind: 'remote',
  name: 'Remote',
  lexemes: [REMOTE_LEXEME],
  spellings: [
    'Remote',
    'Work from home',
    'WFH',
    'Work from anywhere',
    'Ghar se kaam',
    'Ghar se',
    'घर से काम',
    'घर से',
    'रिमोट',
    'वर्क फ्रॉम होम',
  ],
});

/** Words that turn the name of a town before them into that of a street or a quarter. */
const streets = new Set(
  wordsOf(`road rd bypass highway expressway marg naka gate chowk phatak nagar colony
    रोड बाईपास बायपास हाईवे मार्ग नाका गेट चौक नगर कॉलोनी`),
);
const PARTS = /[,;/|()]+/;

/**
 * The words of a text in order, with the longest known names recognised: each is a word, or the
 * places of that name (likeliest first). Next to a town, another town in the name of a street does
 * not count: "Ayodhya Bypass, Bhopal" is not in Ayodhya.
 */
export function recognise(text: string): (string | Place[])[] {
  const read = text.split(PARTS).flatMap((part, of) => wordsOf(part).map((word) => ({ word, of })));
  const words = read.map(({ word }) => word);
  const names: { found: string | Place[]; typed: string[]; part: number | undefined }[] = [];
  for (let at = 0; at < words.length;) {
    const { found, length } = longestNameAt(words, at);
    const typed = words.slice(at, at + length);
    if (found !== undefined) names.push({ found, typed, part: read[at + length - 1]?.of });
    at += length;
  }
  const isTown = ([likeliest]: readonly Place[]) =>
    likeliest?.kind === 'city' || likeliest?.kind === 'region';
  // "Mumbai Pune Highway" is the name of one road; "Pune, Nagar" are two towns.
  const streetAt = (at: number): boolean => {
    const next = names[at + 1];
    if (!next || next.part !== names[at]?.part) return false;
    return typeof next.found === 'string'
      ? streets.has(next.found)
      : isTown(next.found) && streetAt(at + 1);
  };
  const isInTown = names.some(
    ({ found }, at) => typeof found !== 'string' && isTown(found) && !streetAt(at),
  );
  return names.flatMap(({ found, typed }, at): (string | Place[])[] =>
    typeof found !== 'string' && isTown(found) && isInTown && streetAt(at) ? typed : [found],
  );
}

function longestNameAt(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const found = placesByName.get(words.slice(at, at + length).join('_'));
    if (found) return { found, length };
  }
  return { found: words[at], length: 1 };
}

/** Whether a text is just the name of a place. */
export const isKnownPlace = (text: string): boolean => placesByName.has(slug(text));

const allPlaces = [...new Set([...placesByName.values()].flat())];

/** The regions around a town in which people travel to work: "Mumbai Metropolitan Region" around Thane. */
export const regionsWith = (town: Place): Place[] =>
  travelledIn.filter((region) =>
    town.lexemes.slice(0, 1).some((own) => region.lexemes.includes(own)),
  );

/**
 * How texts may name the place, or one that answers a search for it, as words separated by blanks.
 */
export function spellingsWithin(place: Place): string[] {
  const within = allPlaces.filter(
    (other) =>
      other.state === place || other.lexemes.slice(0, 1).some((own) => place.lexemes.includes(own)),
  );
  return [
    ...new Set(within.flatMap((other) => other.spellings.map((name) => wordsOf(name).join(' ')))),
  ];
}

/** Every spelling of a town or region, ready to compare with the beginning of a word. */
const townSpellings = [...placesByName].flatMap(([spelling, places]) =>
  places
    .filter(({ kind }) => kind === 'city' || kind === 'region')
    .map(({ name }) => ({ spelling: `_${spelling}`, name })),
);

/** Every spelling of a town, state or region, as words separated by blanks. */
export const placeSpellings: readonly { spelling: string; name: string }[] = [
  ...placesByName,
].flatMap(([spelling, places]) =>
  places
    .filter(({ kind }) => kind !== 'country' && kind !== 'remote')
    .map(({ name }) => ({ spelling: spelling.replaceAll('_', ' '), name })),
);

/** The town or region that a text begins with, and the words behind it: "navi mumbai driv"; null for any other text. */
export function placeAhead(text: string): { name: string; rest: readonly string[] } | null {
  const [first, ...behind] = recognise(text);
  if (first === undefined || typeof first === 'string') return null;
  const rest = behind.flatMap((item) => (typeof item === 'string' ? item : []));
  const town = first.find(({ kind }) => kind === 'city' || kind === 'region');
  return town && rest.length > 0 && rest.length === behind.length
    ? { name: town.name, rest }
    : null;
}

const PLACES_MAX = 50;

/** A sign as in C++, R&D and .NET, which no town has in its name. */
const SIGN = /[+#&/]|(?<!\p{L}\p{M}*\p{L}\p{M}*)\./u;

/** Towns and regions with a word, in any spelling, that begins with the text. */
export function placesBeginning(text: string): string[] {
  if (SIGN.test(text)) return [];
  const beginning = `_${slug(text)}`;
  const found = townSpellings.filter(({ spelling }) => spelling.includes(beginning));
  return [...new Set(found.map(({ name }) => name))].slice(0, PLACES_MAX);
}
