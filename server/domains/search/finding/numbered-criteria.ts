import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { formOf, formsOfDoer, isPlain } from '../memory/forms.ts';
import { APART, type JobIndex, UNKNOWN } from '../memory/job-index.ts';
import { anyQuery, type Query, readQuery, wordsIn } from '../memory/query.ts';
import { titleNumber } from '../memory/segment.ts';
import { stemsOf } from '../memory/stems.ts';
import { isRole, type RelatedRole } from '../ranking/related-roles.ts';
import type { NumberedRole, NumberedTerm, WeighedTerm } from '../ranking/terms.ts';
import { UNDATED_LEXEME } from '../rows/index-row.ts';
import { mayPay } from '../rows/pay-steps.ts';
import { inOrder } from '../text-query.ts';
import { lexeme } from '../tsquery.ts';
import { otherSenseIn } from '../vocabulary/other-senses.ts';
import { titleAbove } from '../vocabulary/ranks.ts';
import type { Lookup } from './lookup.ts';

export interface Employer {
  companyIds: readonly number[];
  /** As it was typed. */
  name: string;
  /** The words typed besides the name; null if there were none. */
  rest: { terms: readonly WeighedTerm[]; text: string; titles: readonly string[] } | null;
}

/** How a search is ranked. */
export interface Ranking {
  terms: readonly WeighedTerm[];
  related: readonly RelatedRole[];
  /** The companies whose name was typed: their jobs come first. */
  employer: Employer | null;
}

/** Words to find and to rank titles by. */
interface NumberedWords {
  text: Query<number> | null;
  terms: readonly NumberedTerm[];
  /** The numbers of titles that say exactly this. */
  titles: readonly number[];
  /** The words as a phrase, if together they name a kind of work. */
  role: Query<number> | null;
}

/** What a search asks for, in the numbers of the index. */
export interface NumberedCriteria extends NumberedWords {
  /** What a job must have or must not have besides the words. */
  required: Query<number> | null;
  unwanted: Query<number> | null;
  /** For each filtered dimension, and pay in steps. */
  chosen: { dimension: string; query: Query<number> }[];
  served: Query<number> | null;
  /** At the part of the town that was asked for. */
  part: Query<number> | null;
  /** In the towns nearby. */
  nearby: Query<number> | null;
  related: readonly NumberedRole[];
  /** Titles that are above beginners, if these are searched for. */
  above: Query<number> | null;
  /** The numbers of titles that say all that was typed, also what the search leaves out. */
  wholeTitles: readonly number[];
  /** The companies whose name was typed, and what was typed beside it. */
  employerIds: readonly number[];
  rest: NumberedWords | null;
  excludedCompanyIds: ReadonlySet<number>;
}

const NOTHING_ELSE: Ranking = { terms: [], related: [], employer: null };

/**
 * Reads a search into the numbers of the index. All its texts are stemmed together first, because
 * each time costs a query of the database.
 */
export async function numberCriteria(
  { db, index, excludedCompanyIds }: Lookup,
  criteria: Criteria,
  ranking: Ranking = NOTHING_ELSE,
): Promise<NumberedCriteria> {
  const { terms, related, employer } = ranking;
  const senses = otherSensesOf(terms);
  const searched = terms.flatMap(({ words }) => words);
  const above = criteria.isForBeginners ? titleAbove(searched) : null;
  const wholeTitles = wholeTitlesOf(criteria, ranking).map(titleText);
  const texts = [...textsOf(criteria, ranking, senses), above, ...wholeTitles];
  const numbers = { index, senses, queryOf: await stemmedQueries(db, texts) };
  const read = (text: string | null) => readIn(numbers, text);
  // A search for new jobs leaves out those without a date.
  const undated =
    criteria.postedWithinDays === null ? null : index.numbered({ word: UNDATED_LEXEME });
  return {
    ...numberedWords(numbers, criteria, terms),
    required: read(criteria.required),
    unwanted: either(read(criteria.excluded), undated),
    chosen: chosenIn(index, criteria),
    served: read(criteria.served),
    part: index.numbered(readQuery(criteria.part)),
    nearby: criteria.surroundings && index.numbered(readQuery(criteria.surroundings.query)),
    related: related.map((role) => ({
      query: read(role.query),
      share: role.share,
      forms: index.formsOf(role.words),
      otherwise: read(senses.ofRelated(role)),
    })),
    above: read(above),
    wholeTitles: wholeTitles.map((title) => titleNumber(wordsIn(read(title)))),
    employerIds: employer?.companyIds ?? [],
    rest: employer?.rest ? numberedWords(numbers, employer.rest, employer.rest.terms) : null,
    excludedCompanyIds,
  };
}

/** Longer texts are hardly a title with the name of a company. */
const WORDS_WITH_COMPANY_MOST = 16;

/**
 * The titles that were typed with words that the search leaves out, such as "urgent requirement - driver". Where a
 * company was named, it may stand before or behind the title.
 */
function wholeTitlesOf(
  { titles, chosen, namedCompanyIds }: Criteria,
  { terms, employer }: Ranking,
): string[] {
  const [typed] = titles;
  if (typed === undefined || terms.length === 0) return [];
  const words = typed.split(' ');
  const { length: searched } = (employer?.rest?.terms ?? terms).flatMap((term) => term.words);
  if (employer !== null || namedCompanyIds !== null) {
    if (words.length > WORDS_WITH_COMPANY_MOST) return [];
    const lengths = words.map((_, at) => at).filter((length) => length > searched);
    return lengths
      .flatMap((length) => [words.slice(0, length), words.slice(-length)])
      .map((title) => title.join(' '));
  }
  // Typed with its place, the work is the same as with a place beside it.
  return chosen.location === undefined && words.length > searched ? [typed] : [];
}

/** What words mean in another trade, as texts for to_tsquery; null if they have no other sense. */
interface OtherSenses {
  of: (said: SaidAs) => string | null;
  ofRelated: (role: RelatedRole) => string | null;
}

function otherSensesOf(terms: readonly WeighedTerm[]): OtherSenses {
  const searched = terms.flatMap(({ words }) => words);
  const of = (said: SaidAs) => otherSenseIn(namesOf(said), searched);
  const ofAny = terms.map(of).find((sense) => sense !== null) ?? null;
  return { of, ofRelated: ({ words }) => of({ words, names: [] }) ?? ofAny };
}

/** All texts for to_tsquery that a search and its ranking contain. */
function textsOf(
  criteria: Criteria,
  { terms, related, employer }: Ranking,
  senses: OtherSenses,
): (string | null)[] {
  const besides = employer?.rest?.terms ?? [];
  const all = [...terms, ...besides];
  const titles = [...criteria.titles, ...(employer?.rest?.titles ?? [])];
  return [
    criteria.text,
    criteria.required,
    criteria.excluded,
    criteria.served,
    ...all.flatMap(({ typed, synonyms }) => [typed, synonyms]),
    ...[terms, besides].map(roleText),
    ...related.map(({ query }) => query),
    ...all.map(senses.of),
    ...related.map(senses.ofRelated),
    ...titles.map(titleText),
  ];
}

type QueryOf = (text: string | null) => Query | null;

async function stemmedQueries(db: Db, texts: readonly (string | null)[]): Promise<QueryOf> {
  const queries = new Map<string | null, Query | null>();
  for (const text of texts) if (!queries.has(text)) queries.set(text, readQuery(text));
  const stemmed = await stemsOf(db, [...queries.values()]);
  return (text) => stemmed(queries.get(text) ?? readQuery(text));
}

/** Everything needed to read the words of one search into numbers. */
interface Numbers {
  index: JobIndex;
  senses: OtherSenses;
  queryOf: QueryOf;
}

const readIn = ({ index, queryOf }: Numbers, text: string | null) => index.numbered(queryOf(text));

function numberedWords(
  numbers: Numbers,
  { text, titles }: Pick<Criteria, 'text' | 'titles'>,
  terms: readonly WeighedTerm[],
): NumberedWords {
  const read = (of: string | null) => readIn(numbers, of);
  return {
    // Words of which PostgreSQL keeps nothing are not found.
    text: text === null ? null : (read(text) ?? { word: UNKNOWN }),
    terms: terms.map((term) => numberedTerm(numbers, term)),
    titles: titles.map((title) => titleNumber(wordsIn(read(titleText(title))))),
    role: read(roleText(terms)),
  };
}

function numberedTerm(numbers: Numbers, term: WeighedTerm): NumberedTerm {
  const { typed, synonyms, words, names, weight, parts } = term;
  const { senses, queryOf } = numbers;
  const read = (text: string | null) => readIn(numbers, text);
  const otherSense = senses.of(term);
  const isAsTyped = (word: string) => isPlain(formOf(word), wordsIn(queryOf(typed)));
  const forms = formsIn(numbers, { words, query: typed });
  // Where no title names a kind of work, jobs for related work answer better than titles with its stem.
  const isBelieved = (form: readonly number[], name: readonly string[]) =>
    !form.includes(APART) || !isRole(name);
  const numberedNames = names.map((name) => ({
    ...name,
    forms: formsIn(numbers, name),
    query: read(name.query),
  }));
  const believed = numberedNames.filter((name) => isBelieved(name.forms, name.words));
  return {
    typed: isBelieved(forms, words) ? read(typed) : { word: UNKNOWN },
    besideTitle: read(typed),
    synonyms:
      believed.length === names.length
        ? read(synonyms)
        : either(...believed.map(({ query }) => query)),
    isWork: namesOf(term).some(isRole) || otherSense !== null,
    countsAnywhere: !isRole(words) && words.every(isAsTyped),
    forms,
    words,
    names: believed,
    weight,
    otherwise: read(otherSense),
    parts: parts.map((part) =>
      numberedTerm(numbers, {
        typed: lexeme(part.word),
        synonyms: null,
        words: [part.word],
        names: [],
        weight: part.weight,
        parts: [],
      }),
    ),
  };
}

/**
 * The forms of words in titles. Where no title names the person who does something, such as a "reporter", titles with
 * that stem ("reporting") are about something else.
 */
const formsIn = (
  { index, queryOf }: Numbers,
  { words, query }: { words: readonly string[]; query: string },
): number[] =>
  index.formsOf(words).map((form, at) => {
    if (form !== UNKNOWN) return form;
    const doer = formsOfDoer(formOf(words[at] ?? ''), wordsIn(queryOf(query)));
    const isAnyKnown = index.formsOf(doer).some((other) => other !== UNKNOWN);
    return doer.length > 0 && !isAnyKnown ? APART : form;
  });

/** The values of filters, and of pay in steps. */
function chosenIn(index: JobIndex, { chosen, salary }: Criteria): NumberedCriteria['chosen'] {
  const steps = salary && !salary.orUndisclosed ? { pay: mayPay(salary.leastInr) } : {};
  return Object.entries({ ...chosen, ...steps }).flatMap(([dimension, text]) => {
    const query = index.numbered(readQuery(text));
    return query ? [{ dimension, query }] : [];
  });
}

interface SaidAs {
  words: readonly string[];
  names: readonly { words: readonly string[] }[];
}

/** The words of a term, and those of its other names. */
export const namesOf = ({ words, names }: SaidAs): (readonly string[])[] => [
  words,
  ...names.map((name) => name.words),
];

function either(...queries: (Query<number> | null)[]): Query<number> | null {
  const asked = queries.filter((query) => query !== null);
  return asked.length > 0 ? anyQuery(asked) : null;
}

/** A text for to_tsquery: the name of a kind of work that several terms are together. */
function roleText(terms: readonly WeighedTerm[]): string | null {
  const words = terms.flatMap((term) => term.words);
  return terms.length > 1 && isRole(words) ? inOrder(words) : null;
}

/** The words in their order. */
const titleText = (title: string) => title.split(' ').map(lexeme).join(' <-> ');
