import { sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { Synonym } from '../../../contract/search-synonyms.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';

/** Every group of phrases, as the search needs them. */
export async function listGroups(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('search_synonyms').select('phrases').orderBy('id').execute();
  return rows.map((row) => row.phrases);
}

const columns = ['id', 'phrases', 'changed_at'] as const;

/** Those with a phrase that has the searched text in it, newest first. */
export async function listSynonyms(
  db: Db,
  { page, limit, search }: Paging & { search: string },
): Promise<{ rows: Synonym[]; total: number }> {
  const pattern = containing(search);
  const matching = db
    .selectFrom('search_synonyms')
    .where(sql<boolean>`array_to_string(phrases, ' | ') ilike ${pattern}`);
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(columns)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

export const insertSynonym = (trx: Trx, phrases: string[], changed_by: number): Promise<Synonym> =>
  trx
    .insertInto('search_synonyms')
    .values({ phrases, changed_by })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateSynonym = (
  trx: Trx,
  id: number,
  phrases: string[],
  changed_by: number,
): Promise<Synonym | undefined> =>
  trx
    .updateTable('search_synonyms')
    .set({ phrases, changed_by, changed_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export const deleteSynonym = (trx: Trx, id: number): Promise<{ id: number } | undefined> =>
  trx.deleteFrom('search_synonyms').where('id', '=', id).returning('id').executeTakeFirst();
