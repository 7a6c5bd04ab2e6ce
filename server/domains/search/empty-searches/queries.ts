import { sql } from 'kysely';
import {
  EMPTY_SEARCH_LIFE_DAYS,
  EMPTY_SEARCHES_SHOWN_FROM,
} from '../../../../contract/constants.ts';
import type { Db } from '../../../platform/database.ts';
import { today } from '../../../platform/calendar/days-in-india.ts';

const SHOWN = 20;
/** Only abuse would bring more different words in a day. */
const WORDS_A_DAY = 2000;

/** Adds counts in one statement; on a full day only to words that are already there. */
export async function addEmptySearches(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  const words = [...counts.keys()].toSorted();
  const searches = words.map((key) => counts.get(key) ?? 0);
  await sql`insert into empty_searches (day, words, searches)
    select ${today}, words, searches
    from unnest(${words}::text[], ${searches}::int[]) as counted (words, searches)
    where (select count(*) from empty_searches where day = ${today}) < ${WORDS_A_DAY}
      or exists (select from empty_searches kept where kept.day = ${today} and kept.words = counted.words)
    on conflict (day, words) do update set searches = empty_searches.searches + excluded.searches`.execute(
    db,
  );
}

export const listEmptySearches = (db: Db): Promise<{ words: string; searches: number }[]> =>
  db
    .selectFrom('empty_searches')
    .select(['words', sql<number>`sum(searches)::int`.as('searches')])
    .groupBy('words')
    .having(sql<boolean>`sum(searches) >= ${EMPTY_SEARCHES_SHOWN_FROM}`)
    .orderBy('searches', 'desc')
    .orderBy('words')
    .limit(SHOWN)
    .execute();

export async function deleteOldEmptySearches(db: Db): Promise<void> {
  await db
    .deleteFrom('empty_searches')
    .where(sql<boolean>`day < ${today} - ${EMPTY_SEARCH_LIFE_DAYS}::int`)
    .execute();
}
