import { isRole } from '../ranking/related-roles.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { wordsOf } from '../words.ts';
import { isPlaceAlone } from './place.ts';
import { foundOf, type Reader, withoutWords } from './readers.ts';

const PHRASES = /(?<![^\s])-?["“”]([^"“”]+)["“”]/gu;

/** Quoted text: a job must have it as it stands or, after a minus, must not have it. */
export const phrase: Reader = ({ search, phrases = [], excluded: before = [] }) => {
  const quoted = [...search.matchAll(PHRASES)].flatMap(([said, text = '']) => {
    const value = text.trim();
    const kind = said.startsWith('-') ? ('exclude' as const) : ('phrase' as const);
    return wordsOf(value).length > 0 ? [{ kind, value, said }] : [];
  });
  if (quoted.length === 0) return null;
  const valuesOf = (wanted: string) =>
    quoted.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return {
    wishes: quoted,
    change: {
      phrases: [...phrases, ...valuesOf('phrase')],
      excluded: [...before, ...valuesOf('exclude')],
    },
    said: quoted.map(({ said }) => said),
  };
};

/** Quoted text becomes plain words; what is excluded stays excluded. */
export const withoutQuotes = (search: string): string =>
  search.replaceAll(PHRASES, (said, text: string) => (said.startsWith('-') ? said : text.trim()));

const EXCLUDED_WORDS_MAX = 3;
const nots = new Set(['no', 'not', 'except', 'excluding', 'without', 'minus']);
const notsAfter = new Set(['nahi', 'nahin', 'chhodkar', 'chodkar', 'नहीं', 'छोड़कर']);
const connectors = new Set(['or', 'and', 'ya', 'aur', 'nor', 'या', 'और']);
/** What joins the unwanted to the wanted: "sales but not insurance". */
const buts = new Set(['but', 'lekin', 'magar', 'लेकिन', 'मगर']);
/** Words that end what is excluded. */
const stops = new Set([...nots, ...buts, 'in', 'at', 'near', 'for', 'with', 'from', 'mein', 'में']);
/** "Without investment" describes a job, and "not required" excludes no kind of work. */
const noWork = new Set(
  wordsOf(`only required needed necessary more less than for a the any experience exp anubhav अनुभव
    age limit investment fees fee registration deposit degree qualification education interview english laptop
    target targets bond tax charges money payment exam resume cv`),
);

interface TypedWord {
  text: string;
  /** The word without punctuation. */
  plain: string;
}

/** Work, skills or companies that are not wanted: "-django", "not fresher", "except manual". */
export const excluded: Reader = ({ search, excluded: before = [] }) => {
  const parts = search.split(/\s+/).filter(Boolean);
  const all = parts.map((text) => ({ text, plain: wordsOf(text).join(' ') }));
  const lists = all.map((part, at) => unwantedAt(all, part, at)).filter(({ length }) => length > 0);
  if (lists.length === 0) return null;
  const wishes = lists.flatMap((unwanted) =>
    unwanted.map(({ value, said, saidAlone }) => ({
      kind: 'exclude' as const,
      value,
      said: unwanted.length > 1 ? (saidAlone ?? said) : said,
    })),
  );
  return {
    wishes,
    change: { excluded: [...before, ...wishes.map(({ value }) => value)] },
    said: lists.map((unwanted) => unwanted.map(({ said }) => said).join(' ')),
  };
};

interface Unwanted {
  value: string;
  said: string;
  /** `said` without the "not", if that also applies to what follows. */
  saidAlone?: string;
}

function unwantedAt(all: readonly TypedWord[], { text, plain }: TypedWord, at: number): Unwanted[] {
  if (/^-\p{L}/u.test(text)) return [{ value: plain, said: text }];
  const previous = all[at - 1];
  if (nots.has(plain)) return unwantedAfter(all.slice(at), butIn(previous));
  if (!notsAfter.has(plain) || !previous || isNoWork(previous.plain)) return [];
  const isWanted = all[at + 1]?.plain === 'chahiye' || all[at + 1]?.plain === 'चाहिए';
  const said = [...butIn(all[at - 2]), ...all.slice(at - 1, isWanted ? at + 2 : at + 1)];
  return [{ value: previous.plain, said: textOf(said) }];
}

const isNoWork = (word: string) =>
  word === '' || noWork.has(word) || isFiller(word) || stops.has(word);
const butIn = (part: TypedWord | undefined) => (part && buts.has(part.plain) ? [part] : []);
const textOf = (parts: readonly TypedWord[]) => parts.map(({ text }) => text).join(' ');

/** "not sales or marketing": each of them, the first with its "not". */
function unwantedAfter(
  [not, ...others]: readonly TypedWord[],
  joint: readonly TypedWord[],
): Unwanted[] {
  const end = others.findIndex(
    ({ plain }) => stops.has(plain) || /^\d/.test(plain) || isPlaceAlone(plain),
  );
  const meant = end === -1 ? others : others.slice(0, end);
  const found: Unwanted[] = [];
  let joining = not ? [...joint, not] : [...joint];
  let words: TypedWord[] = [];
  const take = () => {
    const [first] = words;
    if (!first || isNoWork(first.plain)) return false;
    // Of many words only the first is certainly meant.
    const taken = words.length > EXCLUDED_WORDS_MAX ? [first] : words;
    const value = taken.map(({ plain }) => plain).join(' ');
    const said = textOf([...joining, ...taken]);
    found.push(found.length === 0 ? { value, said, saidAlone: textOf(taken) } : { value, said });
    return words === taken;
  };
  for (const part of meant) {
    const isConnector = connectors.has(part.plain);
    // A sign by itself, such as a comma, is no word.
    if (!isConnector && part.plain !== '') words = [...words, part];
    if (!isConnector && !part.text.endsWith(',')) continue;
    if (!take()) return found;
    [joining, words] = [isConnector ? [part] : [], []];
  }
  take();
  return found;
}

const SAID_OR = /\s(?:or|ya|या)\s/iu;
/** "hindi, english or maths" */
const LISTED = /\s+(?:or|ya|या)\s+|\s*[/,]\s*/iu;
const SLASHED = /\s*\/\s*/iu;
/** No name of work has more words. */
const EITHER_WORDS_MAX = 4;

/**
 * One kind of work or another: "cook or helper". A slash only separates kinds of work ("UI/UX" are
 * two sides of one), and what follows a lone word belongs to both unless that is work itself:
 * "hindi or english teacher".
 */
export const either: Reader = ({ search, either: before = [] }) => {
  const joint = SAID_OR.test(search) ? LISTED : SLASHED;
  const sides = search.split(joint).map((side) => side.trim());
  if (sides.length < 2) return null;
  const isWork = (side: string) => isRole(workOf(side));
  if (joint === SLASHED && !sides.every(isWork)) return null;
  if (sides.some(isNoName)) return null;
  const { alternatives, rest } = sharedBy(sides);
  if (alternatives.some(isNoName)) return null;
  if (alternatives.some((side) => workOf(side).length > EITHER_WORDS_MAX)) return null;
  const plain = alternatives.map((side) => workOf(side).join(' '));
  const said = rest.reduce(withoutWords, search);
  return foundOf(
    { kind: 'either', value: plain.join(' / ') },
    { either: [...before, plain] },
    said,
  );
};

/** Without words such as "job". */
const workOf = (side: string) => wordsOf(side).filter((word) => !isFiller(word));

const isNoName = (side: string) => workOf(side).length === 0;

/**
 * The words of each side alone, and those that belong to all sides: what follows lone words
 * ("python or java developer"), or comes before them ("developer with angular or react").
 */
function sharedBy(sides: readonly string[]): { alternatives: readonly string[]; rest: string[] } {
  const isLone = (side: string) => workOf(side).length === 1 && !isRole(workOf(side));
  const [first = '', ...others] = sides;
  const last = others.at(-1) ?? '';
  const [own = '', ...behind] = last.split(/\s+/);
  if (behind.length > 0 && sides.slice(0, -1).every(isLone)) {
    return { alternatives: [...sides.slice(0, -1), own], rest: [behind.join(' ')] };
  }
  const ahead = first.split(/\s+/);
  if (ahead.length > 1 && others.every(isLone) && !isRole(workOf(first))) {
    return { alternatives: [ahead.at(-1) ?? '', ...others], rest: [ahead.slice(0, -1).join(' ')] };
  }
  return { alternatives: sides, rest: [] };
}
