import { LRUCache } from 'lru-cache';
import {
  type Suggestion,
  type SuggestionKind,
  suggestionKinds,
} from '../../../../contract/search/suggestions.ts';
import type { Db } from '../../../platform/database.ts';
import { currentSynonyms, knownNames, synonymGroups } from '../synonyms/dictionary.ts';
import { placeAhead, placesBeginning, recognise } from '../places/places.ts';
import { inLatin, isHindi, spellingsInLatin } from '../spelling/hindi.ts';
import { otherPlaces, placesNearlyBegun } from '../spelling/other-place.ts';
import { otherSpellings } from '../spelling/spelling.ts';
import { inThread } from '../thread/in-thread.ts';
import { recountWords } from '../spelling/word-counts.ts';
import {
  type FoundName,
  findNames,
  findNamesAlike,
  findNamesByWords,
  findNamesOf,
  recountSuggestions,
} from './suggestion-queries.ts';
import { otherNamesOf } from '../synonyms/synonyms.ts';
import { LEGAL_FORM } from '../vocabulary/employers.ts';
import {
  type KnownName,
  type KnownNames,
  namesBegun,
  namesBegunWithRank,
  namesBegunWithWish,
  namesNearlyBegun,
  namesSaidAlike,
  nearlyBegins,
} from '../vocabulary/known-names.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { skillKey, wordsOf } from '../words.ts';

const SUGGESTIONS_MAX = 8;
/** The most suggestions of one kind while there are others. */
const SHARE_OF_A_KIND = 4;
/** How many names that a short form stands for come before those that begin with it. */
const MEANT_MAX = 2;
const ENOUGH_NAMES = 3;
/** With fewer letters, too many names look alike. */
const SHORTEST_MISTYPED = 4;
const BEGINNING_OF_PLACE = 2;
/** How many known names are looked for in jobs, because each takes a search. */
const NAMES_TRIED_MAX = 6;
const FRESH_MS = 30_000;
const ANSWERS_KEPT = 2_000;

/** Many people type the same beginnings, so recent answers are cached. */
const answers = new WeakMap<Db, LRUCache<string, Suggestion[]>>();

function answersOf(db: Db) {
  const known = answers.get(db);
  if (known) return known;
  const made = new LRUCache<string, Suggestion[]>({ max: ANSWERS_KEPT, ttl: FRESH_MS });
  answers.set(db, made);
  return made;
}

/** Suggestions for the typed text `q`, in the words of open jobs. */
export async function suggest(
  db: Db,
  { q, kind }: { q: string; kind: readonly SuggestionKind[] },
): Promise<Suggestion[]> {
  if (!/[\p{L}\p{N}]/u.test(q)) return [];
  const kinds = kind.length > 0 ? kind : suggestionKinds;
  const kept = answersOf(db);
  const key = [...kinds, q.toLowerCase()].join('\n');
  const known = kept.get(key);
  if (known) return known;
  const answer = choose(await namesFor(db, q, kinds));
  kept.set(key, answer);
  return answer;
}

/**
 * First come the names that a short form ("ca") stands for, then names with the typed text. If
 * these are few, there follow names that mean what was begun ("इले"), names with its words in any
 * order ("exe dev"), known work, work with a rank ("jun acc"), a wish ("bpo non") or a place ("nur kol"), and other
 * spellings; last come names that merely look like it.
 */
async function namesFor(
  db: Db,
  typed: string,
  kinds: readonly SuggestionKind[],
): Promise<FoundName[]> {
  const { meant, begun } = otherNamesOf(await synonymGroups(db), typed);
  const names = [
    ...(await findNamesOf(db, meant, kinds, MEANT_MAX)),
    ...(await namesBeginning(db, spellingsOf(typed), kinds)),
  ];
  const words = wordsOf(typed);
  const known = kinds.includes('title') && PLAIN.test(typed) ? await knownNames(db) : NONE;
  const begunWork = namesBegun(known, words);
  if (hasTitle(names)) return names;
  const work = await offered(db, begunWork);
  if (names.length >= ENOUGH_NAMES) return withTitle(names, work);
  const others = [
    ...(await findNamesOf(db, begun, kinds, SUGGESTIONS_MAX)),
    ...(words.length > 1 ? await findNamesByWords(db, words, kinds, SUGGESTIONS_MAX) : []),
  ];
  // Work comes before a skill that is spelt as it was typed: "ड्राइ".
  names.unshift(...others.filter(({ kind }) => kind === 'title').slice(0, MEANT_MAX));
  names.push(...others);
  const begunSo = withTitle(names, work);
  const isSpoken = words.some(isHindi);
  if (isSpoken && names.length === 0 && words.length > 1) {
    const apart = await atPlace(db, known, words);
    if (apart.length > 0) return apart;
  }
  const spoken = isSpoken ? await inLatinLetters(db, words, { kinds, known, begunSo }) : [];
  if (hasTitle(begunSo) || spoken.length > 0) {
    const shown = [...begunSo, ...spoken];
    const isLittle = shown.length < ENOUGH_NAMES && typed.length >= SHORTEST_MISTYPED && !isSpoken;
    // "Pharmas" begins "pharma sales", and nearly a pharmacist.
    return isLittle ? [...shown, ...(await offered(db, namesNearlyBegun(known, words)))] : shown;
  }
  if (names.length >= ENOUGH_NAMES) return names;
  // "Nrs" is a nurse without her vowels.
  if (typed.length < SHORTEST_MISTYPED)
    return names.length > 0 || SIGNED.test(typed)
      ? names
      : offered(db, namesNearlyBegun(known, words));
  if (names.length === 0 && words.length > 1 && known.size > 0) {
    const apart = await apartFrom(db, typed, { words, kinds, known });
    if (apart.length > 0) return apart;
  }
  const named = otherPlaces(typed).map(({ name }) => name);
  const places = named.length > 0 ? named : placesNearlyBegun(typed);
  const corrected = [
    kinds.includes('location') ? await findNamesOf(db, places, ['location'], MEANT_MAX) : [],
    await inOtherSpelling(db, typed, kinds),
  ]
    .toSorted((a, b) => countOf(b) - countOf(a))
    .flat();
  const isWorkOpen = names.every(({ kind }) => kind === 'company');
  const nearly =
    isWorkOpen && !SIGNED.test(typed) ? await offered(db, namesNearlyBegun(known, words)) : [];
  if (countOf(corrected) > countOf(names)) {
    // A beginning with one slip is as likely as a whole word with one, unless that is work or a town.
    const [likeliest] = corrected;
    const isClear = likeliest?.kind === 'title' || likeliest?.kind === 'location';
    const most = isClear ? 0 : hasTitle(corrected) ? 1 : MEANT_MAX;
    return [...nearly.slice(0, most), ...corrected, ...names];
  }
  if (names.length + nearly.length > 0) return [...names, ...nearly];
  const slipped = await begunWithSlip(db, typed, kinds);
  return slipped.length > 0 || SIGNED.test(typed)
    ? slipped
    : findNamesAlike(db, typed, kinds, SUGGESTIONS_MAX);
}

interface SeveralWords {
  words: readonly string[];
  kinds: readonly SuggestionKind[];
  known: KnownNames;
}

/** Suggestions for several words that no single name contains. */
async function apartFrom(
  db: Db,
  typed: string,
  { words, kinds, known }: SeveralWords,
): Promise<FoundName[]> {
  const ranked = await offered(db, [
    ...namesBegunWithRank(known, words),
    ...namesBegunWithWish(known, words).slice(0, ENOUGH_NAMES),
  ]);
  if (ranked.length > 0) return ranked;
  const apart = await atPlace(db, known, words);
  if (apart.length > 0) return apart;
  const nearly = await offered(db, namesNearlyBegun(known, words));
  if (nearly.length > 0) return nearly;
  const said = words.filter((word) => !isFiller(word));
  if (said.length > 0 && said.length < words.length) return namesFor(db, said.join(' '), kinds);
  const beside = await besideSlip(db, words, kinds);
  if (beside.length > 0) return beside;
  const moved = await withSpacesMoved(db, typed);
  return moved === null ? [] : namesFor(db, moved, kinds);
}

/** Names with a word that begins with one of these texts, and places with such another name. */
const namesBeginning = (db: Db, texts: readonly string[], kinds: readonly SuggestionKind[]) =>
  findNames(
    db,
    { typed: texts, kinds, places: texts.flatMap((text) => placesBeginning(text)) },
    SUGGESTIONS_MAX,
  );

interface InLatin {
  kinds: readonly SuggestionKind[];
  known: KnownNames;
  /** What begins with the letters that were typed. */
  begunSo: readonly FoundName[];
}

/**
 * What the same words in Latin letters begin: "ऑफिस बॉ" is said like "office bo". Few words are spelt in English as
 * they are said, so that known work that sounds so is tried as well; slips are looked for only where nothing begins so.
 */
async function inLatinLetters(
  db: Db,
  words: readonly string[],
  { kinds, known, begunSo }: InLatin,
): Promise<FoundName[]> {
  const spelt = words.map((word) => (isHindi(word) ? inLatin(word) : word)).join(' ');
  if (!/^[a-z]/.test(spelt)) return [];
  const spellings = words.length === 1 ? spellingsInLatin(words[0] ?? '') : [spelt];
  const names = await namesBeginning(db, spellings, kinds);
  const isWorkBegun = hasTitle(begunSo);
  const isEnough = isWorkBegun && begunSo.length + names.length >= ENOUGH_NAMES;
  if (isEnough || hasTitle(names)) return names;
  const alike = spellings.flatMap((text) => namesSaidAlike(known, text.split(' ')));
  const shown = [...(await offered(db, alike)), ...names];
  return isWorkBegun || shown.length > 0 ? shown : namesFor(db, spelt, kinds);
}

/** The same letters as words that jobs have: "seni orsales". */
async function withSpacesMoved(db: Db, typed: string): Promise<string | null> {
  const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');
  const spellings = await otherSpellings(db, typed, { synonymsOf: await currentSynonyms(db) });
  const moved = spellings.find(({ words }) => lettersOf(words) === lettersOf(typed));
  return moved?.words ?? null;
}

/** How many names with all words but one are compared with that one. */
const NAMES_BESIDE_SLIP = 100;

/** Names with all typed words but one, and a word that this one begins but for a slip: "senior data scieen". */
async function besideSlip(
  db: Db,
  words: readonly string[],
  kinds: readonly SuggestionKind[],
): Promise<FoundName[]> {
  for (const [at, slip] of [...words.entries()].toReversed()) {
    if (slip.length < SHORTEST_MISTYPED) continue;
    const names = await findNamesByWords(db, words.toSpliced(at, 1), kinds, NAMES_BESIDE_SLIP);
    const found = names.filter(({ key }) =>
      key.split(' ').some((word) => nearlyBegins(word, slip)),
    );
    if (found.length > 0) return found.slice(0, SUGGESTIONS_MAX);
  }
  return [];
}

/** Names that begin as typed, but for a slip behind the first letters: "capgimi". */
async function begunWithSlip(
  db: Db,
  typed: string,
  kinds: readonly SuggestionKind[],
): Promise<FoundName[]> {
  const query = { typed: [typed.slice(0, SHORTEST_MISTYPED)], kinds, places: [] };
  const names = await findNames(db, query, SUGGESTIONS_MAX);
  return names.filter(({ key }) => nearlyBegins(key, typed.toLowerCase()));
}

/**
 * Corrects the words, except that the last of several may only be begun, and too short to be
 * misspelt.
 */
async function inOtherSpelling(
  db: Db,
  typed: string,
  kinds: readonly SuggestionKind[],
): Promise<FoundName[]> {
  const synonymsOf = await currentSynonyms(db);
  const [spelling] = await otherSpellings(db, typed, { synonymsOf });
  const found = spelling ? await namesBeginning(db, [spelling.words], kinds) : [];
  const [last = '', ...before] = typed.toLowerCase().trim().split(/\s+/).toReversed();
  if (found.length > 0 || before.length === 0) return found;
  const first = before.toReversed().join(' ');
  const [respelt] = await otherSpellings(db, first, { synonymsOf });
  return respelt
    ? findNamesByWords(db, [...respelt.words.split(' '), last], kinds, SUGGESTIONS_MAX)
    : [];
}

/** A text with such a sign is not corrected: "p&l" is no panel, and "m.sc" no music. */
const SIGNED = /^\S*[+#&/.]\S*$/;

/** "B.Tech" is written "B Tech" as well, and "ReactJS" is React. */
const spellingsOf = (typed: string): string[] => [
  ...new Set([
    typed.toLowerCase(),
    typed.toLowerCase().replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, ' '),
    ...(NAMED_JS.test(typed) ? [wordsOf(typed).join(' ')] : []),
  ]),
];
const NAMED_JS = /[a-z][\s.-]?js$/i;

/** The characters that names of work are written with. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s.&/-]*$/u;

const NONE: KnownNames = new Map();

const hasTitle = (names: readonly FoundName[]) => names.some(({ kind }) => kind === 'title');

/** Known work comes first if no job has the typed text as its title. */
const withTitle = (names: readonly FoundName[], work: readonly FoundName[]): FoundName[] =>
  hasTitle(names) ? [...names] : [...work.slice(0, MEANT_MAX), ...names, ...work.slice(MEANT_MAX)];

const asTitles = (texts: readonly string[]): FoundName[] =>
  texts.map((text) => ({ kind: 'title', text, key: text.toLowerCase(), count: 0 }));

const whichFind = inThread('whichFind');

/** The names among these that find a job. */
async function offered(db: Db, names: readonly Pick<KnownName, 'text'>[]): Promise<FoundName[]> {
  const texts = names.slice(0, NAMES_TRIED_MAX).map(({ text }) => text);
  return asTitles(texts.length > 0 ? await whichFind(db, texts, SHARE_OF_A_KIND) : []);
}

/** Work whose name the other words begin, at the place that the last word begins or the first ones name. */
async function atPlace(db: Db, known: KnownNames, words: readonly string[]): Promise<FoundName[]> {
  const behind = await atPlaceBegun(db, known, words);
  const ahead = placeAhead(words.join(' '));
  return behind.length > 0 || ahead === null
    ? behind
    : offeredAt(db, known, { work: ahead.rest, place: ahead.name });
}

async function atPlaceBegun(
  db: Db,
  known: KnownNames,
  words: readonly string[],
): Promise<FoundName[]> {
  const [last = ''] = words.slice(-1);
  // "Java jo" is about to become "java jobs", not "java Jodhpur".
  if (last.length < BEGINNING_OF_PLACE || 'jobs'.startsWith(last)) return [];
  const query = { typed: [last], kinds: ['location'] as const, places: placesBeginning(last) };
  const [place] = await findNames(db, query, 1);
  // "Gau" begins another name of Noida, and is nearer to a slip for "guard".
  if (!place || !(place.key.startsWith(last) || namesNearlyBegun(known, words).length === 0))
    return [];
  return offeredAt(db, known, { work: words.slice(0, -1), place: place.text });
}

async function offeredAt(
  db: Db,
  known: KnownNames,
  { work, place }: { work: readonly string[]; place: string },
): Promise<FoundName[]> {
  const titles = [
    ...namesBegun(known, work).slice(0, SHARE_OF_A_KIND),
    ...(await findNamesByWords(db, work, ['title'], SHARE_OF_A_KIND)),
  ];
  return offered(
    db,
    titles.map(({ text }) => ({ text: `${text} ${place}` })),
  );
}

const countOf = (names: readonly FoundName[]) => Math.max(0, ...names.map(({ count }) => count));

/** The best first; a text that is both a title and a skill appears once, and so does a company, and a skill in any spelling. */
function choose(names: readonly FoundName[]): FoundName[] {
  const counts = new Map<SuggestionKind, number>();
  const first: FoundName[] = [];
  const rest: FoundName[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    const same = sameAs(name);
    if (seen.has(same) || isMisplaced(name)) continue;
    seen.add(same);
    const count = (counts.get(name.kind) ?? 0) + 1;
    counts.set(name.kind, count);
    (count <= SHARE_OF_A_KIND ? first : rest).push(name);
  }
  return [...first, ...rest].slice(0, SUGGESTIONS_MAX);
}

function sameAs({ kind, key, text }: FoundName): string {
  if (kind === 'company') return key.replace(LEGAL_FORM, '');
  return kind === 'skill' ? skillKey(text).replaceAll('_', ' ') : key;
}

/** A place that somebody took for a skill or a title. */
const isMisplaced = ({ kind, text }: FoundName): boolean =>
  (kind === 'skill' || kind === 'title') &&
  recognise(text).every((part) => typeof part !== 'string' && part[0]?.kind !== 'remote');

/** Counts how many open jobs have each suggestion. */
export const countSuggestions = (db: Db): Promise<void> =>
  db.transaction().execute(recountSuggestions);

/** Brings the scheduled count forward, because many jobs were imported. */
export async function countAnew(db: Db): Promise<void> {
  await countSuggestions(db);
  await db.transaction().execute(recountWords);
}
