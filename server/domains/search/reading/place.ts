import { LRUCache } from 'lru-cache';
import { roleNames } from '../ranking/related-roles.ts';
import { soundOf } from '../spelling/distance.ts';
import { partIn, placesByCode, townOfPart } from '../spelling/localities.ts';
import { nearestOf, soundingLike } from '../spelling/other-place.ts';
import { isLargeTown, townOfPin } from '../spelling/pin-codes.ts';
import { type Place, recognise } from '../places/places.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { wordsOf } from '../words.ts';
import { type Reader } from './readers.ts';

/** The most words that are read as the name of one place. */
export const LONGEST_NAME_WORDS = 4;
const districts = ['district', 'dist', 'taluka', 'taluk', 'tehsil', 'village', 'gaon'];
/** Shorter names of little known towns are more often something else. */
const LETTERS_AT_THE_END_LEAST = 4;
const before = new Set(['in', 'at', 'near', 'around', 'from', 'location', ...districts]);
const after = new Set(['mein', 'main', 'me', 'में', 'मे']);
const between = new Set(['', 'or', 'and', 'ya', 'aur', 'या', 'और']);

/**
 * Towns so well known that their name is read as a place wherever it stands. Other towns must have "in" before them, stand
 * at the end of the search or, if they are large, at its beginning, or have a name of several words.
 */
const wellKnown = new Set(
  `Delhi, Mumbai, Pune, Nagpur, Thane, Navi Mumbai, Nashik, Bengaluru, Mysuru, Mangaluru, Chennai,
  Coimbatore, Madurai, Tiruchirappalli, Hyderabad, Visakhapatnam, Vijayawada, Kochi, Thiruvananthapuram, Ahmedabad, Surat,
  Vadodara, Rajkot, Gandhinagar, Jaipur, Jodhpur, Udaipur, Kota, Lucknow, Kanpur, Ghaziabad, Agra, Varanasi,
  Noida, Greater Noida, Gurugram, Faridabad, Ludhiana, Amritsar, Jalandhar, Mohali, Chandigarh, Kolkata,
  Howrah, Patna, Ranchi, Jamshedpur, Bhubaneswar, Indore, Bhopal, Gwalior, Raipur, Dehradun, Guwahati, Goa,
  Delhi NCR, Karnataka, Maharashtra, Tamil Nadu, Kerala, Gujarat, Rajasthan, Telangana, Andhra Pradesh,
  Punjab, Haryana, West Bengal, Bihar, Odisha, Uttar Pradesh, Madhya Pradesh`.split(/,\s+/),
);

/**
 * "Up" is short for Uttar Pradesh, and belongs to the words before it here: "make up artist", "set up engineer".
 */
const withUp = new Set(
  wordsOf(`make set start back build clean follow grow link look mark mock pick pop pull push ramp scale sign speed
    stand start step team tie top touch train tune walk warm wrap wind close line power roll`),
);

/** The typed text in parts: words with the signs around them, and slashes. */
interface Typed {
  parts: readonly string[];
  /** The same parts as they are compared. */
  plain: readonly string[];
  /** The parts that hardly any job has. */
  unknown: ReadonlySet<string>;
  /** The parts of towns that only jobs say. */
  said: ReadonlyMap<string, string>;
  /** Misspelt names, with what they mean. */
  misspelt: ReadonlyMap<string, string>;
}

/** A place among the parts, from one to before another. */
interface Span {
  from: number;
  to: number;
  name: string;
  kind: 'town' | 'part';
  /** Of a town of the dictionary. */
  place?: Place;
}

/**
 * The place where somebody wants to work, or several beside each other: "pune, mumbai", "pune or mumbai". A part
 * of a town belongs to the town beside it, and a state to its town.
 */
export const place: Reader = ({
  search,
  location,
  unknownWords = new Set<string>(),
  partsSaid = new Map<string, string>(),
  misspeltPlaces = new Map<string, string>(),
}) => {
  if (location !== '') return null;
  const parts = search.split(/\s+|(?=\/)|(?<=\/)/).filter(Boolean);
  const plain = parts.map((part) => wordsOf(part).join(' '));
  const typed = { parts, plain, unknown: unknownWords, said: partsSaid, misspelt: misspeltPlaces };
  const first = firstSpan(typed);
  if (!first) return null;
  const spans = [...spansBefore(typed, first), first, ...spansAfter(typed, first)];
  const places = joined(spans).map((span) => ({ ...span, name: withCapitals(span.name) }));
  const wishes = places.map(({ from, to, name }, at) => ({
    kind: 'location' as const,
    value: name,
    said: saidBy(typed, from, to, { isFirst: at === 0, isOnly: places.length === 1 }),
  }));
  const [start, end] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const said = saidBy(typed, start, end, { isFirst: true, isOnly: true });
  return {
    wishes,
    change: { location: places.map(({ name }) => name).join(', ') },
    said: [said],
  };
};

const ABBREVIATIONS = new Set(['itpl', 'omr', 'ecil', 'csmt', 'midc']);

/** A place as it is written: "HSR Layout". */
const withCapitals = (name: string) =>
  name.replaceAll(/(?<!\S)(?!(?:and|da) )[a-z]+/g, (part) =>
    ABBREVIATIONS.has(part) || !/[aeiouy]/.test(part) || /^[ivx]+$/.test(part)
      ? part.toUpperCase()
      : part.charAt(0).toUpperCase() + part.slice(1),
  );

/** A place by its own name, or else one that is misspelt: "surat ke andar" is not Indore. */
const firstSpan = (typed: Typed): Span | null =>
  longestSpan({ ...typed, unknown: new Set() }) ??
  (typed.unknown.size > 0 ? longestSpan(typed) : null);

/** The longest place; the last one of several that are equally long. */
function longestSpan({ parts, plain, unknown, said, misspelt }: Typed): Span | null {
  for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
    for (let from = parts.length - length; from >= 0; from -= 1) {
      const to = from + length;
      const tail = tailOf(plain, to);
      const isAll = from === 0 && tail.to === parts.length;
      const isLast = tail.to === parts.length && !isAll;
      const isAtEdge = from === 0 || isLast;
      const isAnnounced = before.has(plain[from - 1] ?? '') || after.has(plain[tail.to] ?? '');
      const text = plain.slice(from, to).join(' ');
      const isOdd = unknown.has(text);
      const isUnknown = tail.to === parts.length && isOdd;
      const town = said.get(text);
      if (town !== undefined && (isAtEdge || isAnnounced))
        return { from, to: tail.to, kind: 'part', name: `${text} ${town}` };
      const meant = length > 1 || unknown.has(text) ? townOf(misspelt.get(text) ?? '') : null;
      if (meant && (length > 1 || isAtEdge || isAnnounced))
        return { from, to: tail.to, kind: 'town', name: meant.name, place: meant };
      if (text === 'up' && withUp.has(plain[from - 1] ?? '')) continue;
      const found = placeOf(text, { isAnnounced, isAll, isLast, isAtEdge, isUnknown, isOdd });
      if (found?.kind === 'part') {
        const name = plain.slice(from, tail.named).join(' ');
        // Nobody knows where a postal code is.
        const around = townOfPin(text);
        return { from, to: tail.to, kind: 'part', name: around ? `${name} ${around}` : name };
      }
      if (found) return { from, to: tail.named === to ? tail.to : to, ...found };
    }
  }
  return null;
}

/**
 * What may follow the name of a town: the number of a part belongs to its name ("dwarka sector
 * 10"), but a station or a park of offices does not ("andheri east station").
 */
const SIDE = /^(?:east|west|north|south|central|extension|extn)$/;
/** Before these words a side belongs to the work: a cook in "pune south indian". */
const AFTER_NO_SIDE =
  /^(?:indian|african|american|government|govt|bank|school|university|kitchen)$/;
const NUMBERED = /^(?:sector|phase|ph|block|stage|pocket) (?:\d{1,3}[a-z]?|[ivx]{1,4}|[a-h])$/;
const STATION =
  /^(?:(?:metro|railway|bus) )?(?:station|stand|stop|depot)$|^metro$|^(?:tech|technology|it|business|industrial) park$/;

/** Where the words that follow a place end, and where those of them end that belong to its name. */
function tailOf(plain: readonly string[], start: number): { to: number; named: number } {
  const isTail = (tail: RegExp, from: number, length: number) =>
    from + length <= plain.length && tail.test(plain.slice(from, from + length).join(' '));
  const named = isTail(NUMBERED, start, 2) ? start + 2 : start;
  const length = [2, 1].find((words) => isTail(STATION, named, words)) ?? 0;
  const to = named + length;
  return { named, to: saysNoMore(plain, to) ? to + 1 : to };
}

/** A postal code that nobody can place, and "district" as the last word. */
const saysNoMore = (plain: readonly string[], at: number): boolean => {
  const text = plain[at] ?? '';
  const isPin = /^[1-8]\d{5}$/.test(text) && townOfPin(text) === undefined;
  return isPin || (at === plain.length - 1 && districts.includes(text));
};

const spansBefore = (typed: Typed, first: Span): Span[] => {
  const span = spanBeside(typed, first, -1);
  return span ? [...spansBefore(typed, span), span] : [];
};

const spansAfter = (typed: Typed, first: Span): Span[] => {
  const span = spanBeside(typed, first, 1);
  return span ? [span, ...spansAfter(typed, span)] : [];
};

/** The place beside another, with nothing but "or" or a comma between them. */
function spanBeside({ parts, plain, unknown, said }: Typed, of: Span, step: 1 | -1): Span | null {
  const next = step === 1 ? of.to : of.from - 1;
  const isJoined = parts[next] !== undefined && between.has(plain[next] ?? '');
  const isComma = (parts[step === 1 ? of.to - 1 : of.from - 1] ?? '').endsWith(',');
  const edge = isJoined ? next + step : next;
  for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
    const [from, to] = step === 1 ? [edge, edge + length] : [edge - length + 1, edge + 1];
    if (from < 0 || to > parts.length) continue;
    const text = plain.slice(from, to).join(' ');
    const town = townOf(text) ?? (unknown.has(text) ? misspeltTown(text) : null);
    const found = besideOf(text, town, of, {
      isJoined: isJoined || isComma,
      isSide: SIDE.test(text) && !AFTER_NO_SIDE.test(plain[to] ?? ''),
      within: said.get(text),
    });
    if (found) return { from, to, ...found };
  }
  return null;
}

function besideOf(
  text: string,
  found: Place | null,
  of: Span,
  { isJoined, isSide, within }: { isJoined: boolean; isSide: boolean; within: string | undefined },
): Omit<Span, 'from' | 'to'> | null {
  const town = townOfPart(text) ?? within;
  const isWithinIt =
    town !== undefined && (of.kind === 'town' ? isWithin(town, of) : town === townAround(of.name));
  const isPartOf = isWithinIt || (of.kind === 'town' && (NUMBERED.test(text) || isSide));
  if (isPartOf) return { name: text, kind: 'part' };
  if (!found) return null;
  const isOfPart = of.kind === 'part' && townAround(of.name) === found.name;
  const isState = of.place?.state === found;
  return isJoined || isOfPart || isState || wellKnown.has(found.name)
    ? { name: found.name, kind: 'town', place: found }
    : null;
}

const isWithin = (town: string, { name, place: around }: Span) =>
  town === name || townOf(town)?.lexemes.some((own) => around?.lexemes[0] === own) === true;

/** Parts with their town, or with another of it beside them, and towns with their state before or behind them. */
function joined(spans: readonly Span[]): Span[] {
  const places: Span[] = [];
  for (const span of spans) {
    const last = places.at(-1);
    if (last?.kind === 'part') {
      places.splice(-1, 1, { ...span, from: last.from, name: `${last.name} ${span.name}` });
    } else if (last?.kind === 'town' && span.kind === 'part') {
      const isSide = SIDE.test(span.name);
      const name = isSide ? `${last.name} ${span.name}` : `${span.name} ${last.name}`;
      places.splice(-1, 1, { ...last, to: span.to, name });
    } else if (last && span.place && last.place?.state === span.place) {
      places.splice(-1, 1, { ...last, to: span.to, name: `${last.name}, ${span.name}` });
    } else if (last?.place && span.place?.state === last.place) {
      places.splice(-1, 1, { ...span, from: last.from, name: `${span.name}, ${last.name}` });
    } else places.push(span);
  }
  return places;
}

/** The words of a place: with those that announce them if it is the only one, and else with those that join it. */
function saidBy(
  { parts, plain }: Typed,
  from: number,
  to: number,
  { isFirst, isOnly }: { isFirst: boolean; isOnly: boolean },
): string {
  const isBetween = (at: number) => parts[at] !== undefined && between.has(plain[at] ?? '');
  const isAfter = after.has(plain[to] ?? '');
  if (isOnly) {
    const start = before.has(plain[from - 1] ?? '') ? from - 1 : from;
    return parts.slice(start, isAfter ? to + 1 : to).join(' ');
  }
  const start = !isFirst && isBetween(from - 1) ? from - 1 : from;
  return parts.slice(start, isFirst && isBetween(to) ? to + 1 : to).join(' ');
}

/** How a text stands among what was typed. */
interface Standing {
  isAnnounced: boolean;
  isAll: boolean;
  isLast: boolean;
  isAtEdge: boolean;
  /** At the end, and `isOdd`. */
  isUnknown: boolean;
  /** Hardly any job has it. */
  isOdd: boolean;
}

/** The town of a part, whatever number stands behind it. */
const townAround = (part: string) => partIn(wordsOf(part))?.town;

/** "andheri west" is a part of what "andheri" is. */
const withoutSide = (text: string) => text.replace(/ (?:east|west|north|south)$/, '');

/**
 * Codes that can only be places: those of three letters without a vowel, such as "blr" (but not "del"), and those of
 * states that are not short for anything else (as "hr" and "cg" are).
 */
const CODE_ALONE = /^(?:[^aeiou]{3,}|tn|mh|gj|pb|jh|wb)$/;

/** Parts of towns in one word that are also words of the work, or a company. */
const otherWords = new Set(['satellite', 'infopark', 'technopark', 'dlf']);
const isOnlyAPlace = (text: string) =>
  (text.length >= LETTERS_AT_THE_END_LEAST || CODE_ALONE.test(text)) && !otherWords.has(text);

function placeOf(
  text: string,
  { isAnnounced, isAll, isLast, isAtEdge, isUnknown, isOdd }: Standing,
): Omit<Span, 'from' | 'to'> | null {
  const found = townOf(text) ?? (isAnnounced || isLast ? townOfCode(text) : null);
  const isPart = townOfPart(withoutSide(text)) !== undefined;
  if (!found) {
    const isMeant = isAnnounced || isAll || /[ \d]/.test(text) || (isAtEdge && isOnlyAPlace(text));
    if (isPart) return isMeant ? { name: text, kind: 'part' } : null;
    const town =
      (isUnknown && isLast ? townBegun(text) : null) ??
      // Behind "in", a word that hardly any job has is no word of the work.
      (isAnnounced || isUnknown ? misspeltTown(text, isAnnounced && isOdd) : null) ??
      (isOdd ? townWithEnding(text) : null);
    return town ? { name: town.name, kind: 'town', place: town } : null;
  }
  const isNamed =
    isAnnounced ||
    wellKnown.has(found.name) ||
    (isLast && (text.length >= LETTERS_AT_THE_END_LEAST || CODE_ALONE.test(text))) ||
    (isAtEdge && (isLargeTown(found.name, text) || text.includes(' ')));
  return isNamed ? { name: found.name, kind: 'town', place: found } : null;
}

const MISSPELT_KEPT = 1_000;
const misspeltTowns = new LRUCache<string, { name: string | null }>({ max: MISSPELT_KEPT });

/** "Maanger" sounds like Munger, and like a manager. */
const soundsOfWork = new Set(roleNames.flatMap((name) => wordsOf(name)).map(soundOf));

/** The town that was probably meant; kept, because comparing a text with all towns takes long. */
function misspeltTown(text: string, isSurelyAPlace = false): Place | null {
  if (text.split(' ').some((part) => isFiller(part) || before.has(part))) return null;
  // "Punjabi" is a language.
  if (townOf(text.replace(/i$/, '')) !== null) return null;
  const key = `${text} ${isSurelyAPlace}`;
  const known = misspeltTowns.get(key) ?? {
    name:
      nearestOf(text, wellKnown, isSurelyAPlace) ??
      (soundsOfWork.has(soundOf(text)) ? null : soundingLike(text)),
  };
  misspeltTowns.set(key, known);
  return known.name === null ? null : townOf(known.name);
}

const LETTERS_BEGUN_LEAST = 3;
const townsBegun = [...wellKnown].flatMap((name) => {
  const [town] = recognise(name);
  const [likeliest] = typeof town === 'object' ? town : [];
  if (likeliest?.kind !== 'city') return [];
  return likeliest.spellings.map((spelling) => ({ name, word: wordsOf(spelling).join(' ') }));
});

/** The only well-known town that begins so, at the end of what was typed before it was whole: "driver mum". */
function townBegun(text: string): Place | null {
  if (text.length < LETTERS_BEGUN_LEAST) return null;
  const begun = townsBegun.filter(({ word }) => word.startsWith(text));
  const [name, ...others] = new Set(begun.map((town) => town.name));
  return name !== undefined && others.length === 0 ? townOf(name) : null;
}

/** "In" in Tamil, Malayalam, Telugu, Kannada, Bengali, Marathi and Gujarati, as an ending: "kochiyil", "kolkatay". */
const IN = /(?:yil|il|lo|alli|le|te|y|t|madhe|ma)$/;

function townWithEnding(text: string): Place | null {
  const town = IN.test(text) ? townOf(text.replace(IN, '')) : null;
  return town && wellKnown.has(town.name) ? town : null;
}

const townOfCode = (text: string): Place | null =>
  CODE_ALONE.test(text) ? townOf(placesByCode.get(text) ?? '') : null;

/** The likeliest place of this name. */
function townOf(text: string): Place | null {
  const [found, ...rest] = recognise(text);
  if (found === undefined || rest.length > 0 || typeof found === 'string') return null;
  const [likeliest] = found;
  return !likeliest || likeliest.kind === 'country' || likeliest.kind === 'remote'
    ? null
    : likeliest;
}

/** Whether a text is the name of a place, though it may mean something else as well. */
export const isPlace = (text: string): boolean => townOf(text) !== null;

/** Whether a text means a place by itself. */
export const isPlaceAlone = (text: string): boolean => {
  const found = townOf(text);
  return found !== null && wellKnown.has(found.name);
};

/** The towns of places, without their parts; null if no part is named. */
export function townsOf(location: string): string | null {
  const towns = location.split(', ').flatMap((one) => {
    const known = recognise(one).flatMap((item) =>
      typeof item === 'string' ? [] : (item[0]?.name ?? []),
    );
    return known.length > 0 ? known : (townAround(one) ?? one);
  });
  const text = [...new Set(towns)].join(', ');
  return text === location ? null : text;
}
