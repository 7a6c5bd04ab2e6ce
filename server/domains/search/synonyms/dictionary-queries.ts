import { sql } from 'kysely';
import type { Paging } from '../../../../contract/lists.ts';
import type { Synonym } from '../../../../contract/search/search-synonyms.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import { containing } from '../../../platform/like.ts';
import { pageOf } from '../../../platform/page.ts';

/** Every group of phrases, in the form that the search uses. */
export async function listGroups(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('search_synonyms').select('phrases').orderBy('id').execute();
  return rows.map((row) => row.phrases);
}

const columns = ['id', 'phrases', 'changed_at', 'version'] as const;

/** The groups with a phrase that contains the text, newest first. */
export const listSynonyms = (db: Db, { search, ...paging }: Paging & { search: string }) =>
  pageOf(
    db
      .selectFrom('search_synonyms')
      .select(columns)
      .where(sql<boolean>`array_to_string(phrases, ' | ') ilike ${containing(search)}`)
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc'),
    paging,
  );

export const insertSynonym = (trx: Trx, phrases: string[], changed_by: number): Promise<Synonym> =>
  trx
    .insertInto('search_synonyms')
    .values({ phrases, changed_by })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const findSynonym = (trx: Trx, id: number): Promise<Synonym | undefined> =>
  trx.selectFrom('search_synonyms').select(columns).where('id', '=', id).executeTakeFirst();

interface Change {
  id: number;
  phrases: string[];
  changed_by: number;
  /** The version that it must still have; null for any. */
  version: number | null;
}

export const updateSynonym = (
  trx: Trx,
  { id, phrases, changed_by, version }: Change,
): Promise<Synonym | undefined> =>
  trx
    .updateTable('search_synonyms')
    .set({
      phrases,
      changed_by,
      changed_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .returning(columns)
    .executeTakeFirst();

export const deleteSynonym = (trx: Trx, id: number): Promise<{ id: number } | undefined> =>
  trx.deleteFrom('search_synonyms').where('id', '=', id).returning('id').executeTakeFirst();
