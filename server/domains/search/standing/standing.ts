// Saved searches, matched in reverse: each new job looks up the searches that it satisfies.
import { sql } from 'kysely';
import type { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import { readCriteria } from '../criteria.ts';
import { currentSynonyms } from '../synonyms/dictionary.ts';
import { EVERY_JOB, termOfCompany } from '../facts.ts';
import { employerIn } from '../finding/employer.ts';
import { workAsked } from '../finding/for-the-work.ts';
import type { SearchOptions } from '../finding/find-by-words.ts';
import { understand } from '../understanding/understand.ts';
import { type Lookup, openLookup } from '../finding/lookup.ts';
import { readQuery, wordsIn } from '../memory/query.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { allOf, anyOf, lexeme } from '../tsquery.ts';
import { necessaryTerms } from './necessary-terms.ts';

/** A search as it is saved. */
export type StandingWish = JobFilters & Pick<SearchOptions, 'as_typed'>;

/** The columns of a table with saved searches, which `fits` and `termsOfJob` (facts.ts) read. */
export interface StandingSearch {
  /** The text of a tsquery; null finds any words. */
  query: string | null;
  /** The text of a tsquery over title and skills alone (`saidOfWork`); null asks for nothing. */
  work: string | null;
  /** Every matching job has at least one of these. */
  terms: string[];
  salary_least_inr: number | null;
  salary_most_inr: number | null;
  or_undisclosed: boolean;
  posted_within_days: number | null;
  company_id: number | null;
}

/**
 * What searches mean with today's synonyms and jobs, in the order given. They are read as the page
 * reads them, except that no wish is left out.
 */
export async function standingSearchesOf(
  db: Db,
  searches: readonly StandingWish[],
): Promise<StandingSearch[]> {
  const lookup = await openLookup(db);
  const synonymsOf = await currentSynonyms(db);
  const all: Meaning[] = [];
  for (const search of searches) all.push(await meaningOf(lookup, search, synonymsOf));
  const queries = await readQueries(db, all);
  const frequencies = await readFrequencies(
    db,
    queries.flatMap(({ has }) => wordsIn(readQuery(has))),
  );
  return all.map(({ criteria: { salary, postedWithinDays, companyId } }, at) => {
    const { query = null, has = null, work = null } = queries[at] ?? {};
    return {
      query,
      work,
      terms: companyId
        ? [termOfCompany(companyId)]
        : has === null
          ? [EVERY_JOB]
          : necessaryTerms(has, (word) => frequencies.get(word) ?? 0),
      salary_least_inr: salary?.leastInr ?? null,
      salary_most_inr: salary?.mostInr ?? null,
      or_undisclosed: salary?.orUndisclosed ?? false,
      posted_within_days: postedWithinDays,
      company_id: companyId,
    };
  });
}

interface Meaning {
  criteria: ReturnType<typeof readCriteria>;
  /** Texts for to_tsquery, and a tsquery over lexemes; null requires nothing. */
  text: string | null;
  ofEmployer: { companies: string; rest: string | null } | null;
  filter: string | null;
  excluded: string | null;
  work: string | null;
}

async function meaningOf(
  lookup: Lookup,
  search: StandingWish,
  synonymsOf: Synonyms,
): Promise<Meaning> {
  const understood = await understand(lookup, { ...search, page: 1, limit: 1 });
  const { corrected_from } = understood;
  const meant = understood.meant.withEmployer ?? understood.meant;
  const criteria = readCriteria(meant, synonymsOf);
  const { chosen, namedCompanyIds, excluded } = criteria;
  // A job that has what was typed is never missed, because the first one may be what somebody waits
  // for.
  const words = corrected_from === null ? [meant.search] : [meant.search, corrected_from];
  const texts = words.map((one) => readCriteria({ ...meant, search: one }, synonymsOf).text);
  const text = anyOf(texts.filter((one) => one !== null)) || null;
  // What `candidates` (finding/candidates.ts) finds by the name of a company.
  const employer = await employerIn(lookup, criteria.terms);
  const named = namedCompanyIds ? [ofCompanies(namedCompanyIds)] : [];
  return {
    criteria,
    text,
    ofEmployer: employer && {
      companies: ofCompanies(employer.companyIds),
      rest: employer.rest?.text ?? null,
    },
    filter: allOf([...Object.values(chosen), ...named]) || null,
    excluded,
    work: await workAsked(lookup, criteria, employer !== null),
  };
}

const ofCompanies = (ids: readonly number[]) => anyOf(ids.map(termOfCompany).map(lexeme));

/**
 * The queries in PostgreSQL's own spelling, with the stems of their words, and the same without what a job must not
 * have; null asks for nothing.
 */
async function readQueries(
  db: Db,
  meanings: readonly Meaning[],
): Promise<{ query: string | null; has: string | null; work: string | null }[]> {
  const asked = meanings.map(({ text, ofEmployer, filter, excluded, work }, place) => ({
    place,
    words: text,
    companies: ofEmployer?.companies ?? null,
    rest: ofEmployer?.rest ?? null,
    filter,
    excluded,
    work,
  }));
  const { rows } = await sql<{ query: string | null; has: string | null; work: string | null }>`
    with asked as (
      select place, filter::tsquery as filter, !!to_tsquery('job_words', excluded) as has_not,
        to_tsquery('job_words', work) as work,
        case when companies is null then to_tsquery('job_words', words)
          when rest is null then to_tsquery('job_words', words) || companies::tsquery
          else to_tsquery('job_words', words)
            || (companies::tsquery && to_tsquery('job_words', rest)) end as words
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (words text, companies text, rest text, filter text, excluded text, work text, place int)
    ), joined as (
      select place, has_not, work, case when words is null then filter
        when filter is null then words else words && filter end as has
      from asked
    )
    select has::text, (case when has_not is null then has
      when has is null then has_not else has && has_not end)::text as query,
      nullif(work::text, '') as work
    from joined order by place`.execute(db);
  return rows;
}

/** The share of jobs that have a word, of the words that PostgreSQL counted as frequent. */
async function readFrequencies(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; frequency: number }>`
    select word, frequency
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs)
      as counted (word, frequency)
    where tablename = 'job_search' and attname = 'tsv' and schemaname = current_schema()
      and word = any(${[...new Set(words)]}::text[])`.execute(db);
  return new Map(rows.map(({ word, frequency }) => [word, frequency]));
}
