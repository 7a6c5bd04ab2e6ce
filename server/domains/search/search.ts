import { type Trx } from '../../platform/database.ts';
import { together } from '../../platform/batching/statements.ts';
import {
  deleteNews,
  deleteRows,
  deletingUnlessOpen,
  keepingWords,
  type SearchNews,
  upsertingIfOpen,
  upsertingRows,
} from './queries.ts';
import {
  CHECKED_LEXEME,
  type IndexedJob,
  type IndexedWords,
  rowOf,
  rowWordsOf,
  vocabularyOf,
} from './rows/index-row.ts';
import { mayPay } from './rows/pay-steps.ts';
import { lexeme } from './tsquery.ts';
import { inThread } from './thread/in-thread.ts';

/**
 * The search for open jobs. It has one row per job (job_search), which the jobs domain writes here
 * in the same transaction as the job, and finds them in memory (memory/).
 */

export type { SearchOptions } from './finding/find-by-words.ts';
export type { IndexedJob, IndexedWords } from './rows/index-row.ts';
export { readPostedLocations, readSearchedLocation, wordsAndPlacesOf } from './places/location.ts';
export { isHindi, spellingsInLatin } from './spelling/hindi.ts';
export { nameSoundQuery, soundOfName, soundsOfName } from './spelling/name-sounds.ts';
export { currentRarity, type Rarity } from './rarity.ts';
export { currentNames, currentSynonyms } from './synonyms/dictionary.ts';
export { openSearchThread } from './thread/search-thread.ts';
export { countAnew } from './suggestions/suggestions.ts';
export { frequentTitles, skillsNamedIn } from './suggestions/suggestion-queries.ts';
export { isSameName, type Synonyms } from './synonyms/synonyms.ts';
export { allOf as everyQuery } from './tsquery.ts';
/** The query that finds the jobs of checked companies. */
export const ofCheckedCompanies = lexeme(CHECKED_LEXEME);
/** The query that finds the jobs that state their pay. */
export const ofStatedPay = mayPay(0);
export {
  anySkillOf,
  anyStemOf,
  everyTermOf,
  readTitleTerms,
  type TitleTerm,
} from './title-terms.ts';
export { type WishedPlaces, wishedPlacesOf } from './places/wished-places.ts';
export { skillKey, wordsOf } from './words.ts';

/** Inserts or updates open jobs in the index. */
export async function indexJobs(trx: Trx, jobs: readonly IndexedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(rowOf);
  await together(trx, [upsertingRows(rows), keepingWords({ words: vocabularyOf(rows) })]);
}

/**
 * The statements that insert or update one job in the index, to be sent after the one that wrote
 * the job: they read from its row whether it is open, and since when. Null is the job that this
 * connection inserted last.
 */
export function indexing(id: number | null, job: IndexedWords) {
  const words = rowWordsOf(job);
  return [
    upsertingIfOpen({ id, words: JSON.stringify(words) }),
    keepingWords({ words: vocabularyOf([words]) }),
  ] as const;
}

/** The statement that takes a job that is not open out of the index. */
export const unindexing = deletingUnlessOpen;

export type { SearchNews } from './queries.ts';
export type { StandingSearch, StandingWish } from './standing/standing.ts';

/** Takes jobs that came into the search or changed there since they were last taken. */
export const takeNews = (trx: Trx, limit: number): Promise<SearchNews[]> => deleteNews(trx, limit);

/** Removes closed, expired and deleted jobs from the index. */
export async function unindexJobs(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteRows(trx, ids);
}

// Everything that looks through the jobs in memory runs in a thread of its own. Each of these
// functions is documented where it is written (`thread/finders.ts` names the files).
export const loadSearch = inThread('loadSearch');
export const searchJobs = inThread('searchJobs');
export const countFound = inThread('countFound');
export const countOpenJobs = inThread('countOpenJobs');
export const similarJobs = inThread('similarJobs');
export const newestJobs = inThread('newestJobs');
export const countOpenLike = inThread('countOpenLike');
export const foundAmong = inThread('foundAmong');
export const standingSearchesOf = inThread('standingSearchesOf');
