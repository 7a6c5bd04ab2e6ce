import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { isExcluded } from '../../exclusions/facts.ts';
import type { Criteria } from '../criteria.ts';
import { currentIndex } from '../memory/current-index.ts';
import { formOf, isPlain } from '../memory/forms.ts';
import { type JobIndex, UNKNOWN } from '../memory/job-index.ts';
import { anyQuery, type Query, readQuery, wordsIn } from '../memory/query.ts';
import { titleNumber } from '../memory/segment.ts';
import { stemsOf } from '../memory/stems.ts';
import { isRole, type RelatedRole } from '../ranking/related-roles.ts';
import type { NumberedRole, NumberedTerm, WeighedTerm } from '../ranking/relevance.ts';
import { UNDATED_LEXEME } from '../rows/index-row.ts';
import { mayPay } from '../rows/pay-steps.ts';
import { inOrder } from '../text-query.ts';
import { lexeme } from '../tsquery.ts';
import { otherSenseIn } from '../vocabulary/other-senses.ts';
import { titleAbove } from '../vocabulary/ranks.ts';
import { type CompaniesNamed, companiesNamedIn } from './named-companies.ts';

export interface Employer {
  companyIds: readonly number[];
  /** As it was typed. */
  name: string;
  /** What was typed beside the name; null if only the name was. */
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
  /** The words one after the other, if together they are the name of a kind of work. */
  role: Query<number> | null;
}

/** What a search asks for, in the numbers of the index. */
export interface NumberedCriteria extends NumberedWords {
  /** What a job has or does not have beside the words. */
  required: Query<number> | null;
  unwanted: Query<number> | null;
  /** For each filtered dimension, and pay in steps. */
  chosen: { dimension: string; query: Query<number> }[];
  /** In the towns nearby. */
  nearby: Query<number> | null;
  related: readonly NumberedRole[];
  /** Titles that are above beginners, if these are searched for. */
  above: Query<number> | null;
  /** The companies whose name was typed, and what was typed beside it. */
  employerIds: readonly number[];
  rest: NumberedWords | null;
  excludedCompanyIds: ReadonlySet<number>;
}

const NOTHING_ELSE: Ranking = { terms: [], related: [], employer: null };

/** What a search reads, as one person sees it. */
export interface Lookup {
  db: Db;
  index: JobIndex;
  /** Of companies whose jobs they do not want to see, unless they ask for one company. */
  excludedCompanyIds: ReadonlySet<number>;
  companiesNamed: CompaniesNamed;
}

/** All jobs, but for those that this seeker does not want to see. */
export async function openLookup(db: Db, seekerId: number | null = null): Promise<Lookup> {
  const [index, excludedCompanyIds] = await Promise.all([
    currentIndex(db),
    readExcludedCompanies(db, seekerId),
  ]);
  return { db, index, excludedCompanyIds, companiesNamed: companiesNamedIn(db, index) };
}

export async function readWanted(
  { db, index, excludedCompanyIds }: Lookup,
  criteria: Criteria,
  { terms, related, employer }: Ranking = NOTHING_ELSE,
): Promise<NumberedCriteria> {
  const rest = employer?.rest ?? null;
  const searched = terms.flatMap(({ words }) => words);
  const senseOf = (of: SaidAs): string | null => otherSenseIn(namesOf(of), searched);
  const senseOfAny = terms.map(senseOf).find((sense) => sense !== null) ?? null;
  const senseOfRelated = ({ words }: RelatedRole) => senseOf({ words, names: [] }) ?? senseOfAny;
  const above = criteria.isForBeginners ? titleAbove(searched) : null;
  const queries = new Map<string | null, Query | null>();
  const texts = [
    criteria.text,
    criteria.required,
    criteria.excluded,
    ...[...terms, ...(rest?.terms ?? [])].flatMap(({ typed, synonyms }) => [typed, synonyms]),
    ...[terms, rest?.terms ?? []].map(roleText),
    ...related.map(({ query }) => query),
    ...[...terms, ...(rest?.terms ?? [])].map(senseOf),
    ...related.map(senseOfRelated),
    above,
    ...[...criteria.titles, ...(rest?.titles ?? [])].map(titleText),
  ];
  for (const text of texts) if (!queries.has(text)) queries.set(text, readQuery(text));
  const stemmed = await stemsOf(db, [...queries.values()]);
  const queryOf = (text: string | null) => stemmed(queries.get(text) ?? readQuery(text));
  const stemsIn = (text: string) => wordsIn(queryOf(text));
  const read = (text: string | null) => index.numbered(queryOf(text));
  const numbered = ({
    typed,
    synonyms,
    words,
    names,
    weight,
    parts,
  }: WeighedTerm): NumberedTerm => ({
    typed: read(typed),
    synonyms: read(synonyms),
    isWork: namesOf({ words, names }).some(isRole) || senseOf({ words, names }) !== null,
    countsAnywhere: !isRole(words) && words.every((word) => isPlain(formOf(word), stemsIn(typed))),
    forms: index.formsOf(words),
    words,
    names: names.map((name) => ({
      ...name,
      forms: index.formsOf(name.words),
      query: read(name.query),
    })),
    weight,
    otherwise: read(senseOf({ words, names })),
    parts: parts.map((part) =>
      numbered({
        typed: lexeme(part.word),
        synonyms: null,
        words: [part.word],
        names: [],
        weight: part.weight,
        parts: [],
      }),
    ),
  });
  const numberedWords = (
    of: Pick<Criteria, 'text' | 'titles'>,
    by: readonly WeighedTerm[],
  ): NumberedWords => ({
    // Words of which PostgreSQL keeps nothing are not found.
    text: of.text === null ? null : (read(of.text) ?? { word: UNKNOWN }),
    terms: by.map(numbered),
    titles: of.titles.map((title) => titleNumber(wordsIn(read(titleText(title))))),
    role: read(roleText(by)),
  });
  // A search for new jobs leaves out those without a date.
  const undated = index.numbered({ word: UNDATED_LEXEME });
  const { salary } = criteria;
  const steps = salary && !salary.orUndisclosed ? { pay: mayPay(salary.leastInr) } : {};
  return {
    ...numberedWords(criteria, terms),
    required: read(criteria.required),
    unwanted: either(read(criteria.excluded), criteria.postedWithinDays === null ? null : undated),
    chosen: Object.entries({ ...criteria.chosen, ...steps }).flatMap(([dimension, text]) => {
      const query = index.numbered(readQuery(text));
      return query ? [{ dimension, query }] : [];
    }),
    nearby: criteria.surroundings && index.numbered(readQuery(criteria.surroundings.query)),
    related: related.map((role) => ({
      query: read(role.query),
      share: role.share,
      forms: index.formsOf(role.words),
      otherwise: read(senseOfRelated(role)),
    })),
    above: read(above),
    employerIds: employer?.companyIds ?? [],
    rest: rest && numberedWords(rest, rest.terms),
    excludedCompanyIds,
  };
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

async function readExcludedCompanies(
  db: Db,
  seekerId: number | null,
): Promise<ReadonlySet<number>> {
  if (seekerId === null) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from companies where ${isExcluded(sql`${seekerId}::bigint`, sql`companies.id`)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
