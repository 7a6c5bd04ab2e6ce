import { type SelectQueryBuilder, sql } from 'kysely';
import { type Meta, metaOf, type Paging } from '../../contract/lists.ts';

/** One page of what a query selects, in its order, and how much that is in all. */
export async function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, limit }: Paging,
): Promise<{ rows: O[]; meta: Meta }> {
  const offset = (page - 1) * limit;
  const rows = (await query.limit(limit).offset(offset).execute()) as O[];
  // A page that is not full is the last one, so that nothing needs to be counted.
  const isLast = rows.length < limit && (rows.length > 0 || page === 1);
  const total = isLast ? offset + rows.length : await countOf(query);
  return { rows, meta: metaOf({ page, limit }, total) };
}

async function countOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return total;
}
