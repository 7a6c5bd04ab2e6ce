import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { weighWords } from '../spelling/word-counts.ts';
import { type Term, synonymQueryOf, typedQueryOf } from '../text-query.ts';
import { allOf, anyOf } from '../tsquery.ts';
import type { RelatedRole } from './related-roles.ts';

/** A term of a search with what it says about a job. */
export interface WeighedTerm {
  /** Texts for to_tsquery: the words as typed, and their synonyms. */
  typed: string;
  synonyms: string | null;
  words: number;
  weight: number;
}

export async function weighTerms(db: Db, terms: readonly Term[]): Promise<WeighedTerm[]> {
  const weightOf = await weighWords(
    db,
    terms.flatMap(({ words }) => words),
  );
  return terms.map((term) => ({
    typed: typedQueryOf(term),
    synonyms: synonymQueryOf(term),
    words: term.words.length,
    weight: term.words.reduce((sum, word) => sum + weightOf(word), 0),
  }));
}

/** A synonym says nearly what was typed; words outside of the title say little. */
const SYNONYM_SHARE = 0.65;
const ELSEWHERE_SHARE = 0.15;
/** What a title says of related work counts less than any word that was typed. */
const RELATED_SHARE = 0.4;
/** How much it counts that the job repeats the words. */
const REPEATED_SHARE = 0.25;
/** Jobs that keep their pay to themselves come after equally good ones. */
const UNDISCLOSED_LOSES = 0.01;

const areIn = (column: 'title_words' | 'tsv', query: string) =>
  sql`${sql.ref(column)} @@ to_tsquery('job_words', ${query})`;

const sumOf = (parts: readonly RawBuilder<unknown>[]) =>
  parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : sql`0`;

/** The share of what was asked for that a title says, by weight: from 0 to 1. */
export function coverageOf(terms: readonly WeighedTerm[]): RawBuilder<unknown> {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return sumOf(
    terms.map(
      ({ typed, synonyms, weight }) => sql`case
        when ${areIn('title_words', typed)} then ${weight / all}::real
        ${synonyms ? sql`when ${areIn('title_words', synonyms)} then ${(SYNONYM_SHARE * weight) / all}::real` : sql``}
        else 0 end`,
    ),
  );
}

/** The share of what was asked for that only the rest of the job says. */
function elsewhereOf(terms: readonly WeighedTerm[]): RawBuilder<unknown> {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return sumOf(
    terms.map(({ typed, weight }) => {
      const share = (ELSEWHERE_SHARE * weight) / all;
      return sql`case when ${areIn('tsv', typed)} then ${share}::real else 0 end`;
    }),
  );
}

/** The share of a title that was asked for: 1 if it says nothing else. */
const precisionOf = (terms: readonly WeighedTerm[]) =>
  sql`least(1, ${sumOf(
    terms.map(
      ({ typed, synonyms, words }) =>
        sql`case when ${areIn('title_words', synonyms ? `(${typed} | ${synonyms})` : typed)} then ${words}::int else 0 end`,
    ),
  )} / greatest(length(title_words), 1)::real)`;

/** The condition that a title names a related role. */
export const isRelated = (roles: readonly RelatedRole[]): RawBuilder<unknown> =>
  areIn('title_words', anyOf(roles.map(({ query }) => query)));

/** The share of a title that names a related role. */
const relatedShareOf = (roles: readonly RelatedRole[]) =>
  sql`least(1, greatest(${sql.join(
    roles.map(
      ({ query, words }) =>
        sql`case when ${areIn('title_words', query)} then ${words}::int else 0 end`,
    ),
  )}) / greatest(length(title_words), 1)::real)`;

/**
 * How well a job answers: what its title says of the words, before their synonyms and related work, and
 * how little else; then where and how often the job has them. Rounded, so that among nearly equal jobs
 * the newest comes first.
 */
export const rankOf = (
  terms: readonly WeighedTerm[],
  related: readonly RelatedRole[],
): RawBuilder<unknown> => sql`(round((
    greatest(
      ${coverageOf(terms)} * ${precisionOf(terms)},
      ${related.length > 0 ? sql`${RELATED_SHARE}::real * ${relatedShareOf(related)}` : sql`0`})
    + ${elsewhereOf(terms)}
    + ${REPEATED_SHARE}::real * ts_rank('{0.05, 0.1, 0.4, 1}', tsv,
      to_tsquery('job_words', ${allOf(terms.map(({ typed }) => typed))}))
  )::numeric * 20) / 20
  + case when salary_max_inr is null then 0 else ${UNDISCLOSED_LOSES}::numeric end)::real`;

/**
 * The condition that the company's name was typed, and that it and the title together have all the words:
 * somebody looks for one job that they know. Read only for the few jobs with all the words among others with most.
 */
export const isOfTitleAndCompany = (
  text: string,
  [typed = '']: readonly string[],
) => sql`(has_all and exists (
  select from companies
  where companies.id = company_id and company_core(name) <> ''
    and to_tsvector('job_words', ${typed}) @@ plainto_tsquery('job_words', company_core(name))
    and (title_words || to_tsvector('job_words', name)) @@ to_tsquery('job_words', ${text})))`;
