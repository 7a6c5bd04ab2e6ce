import { type SelectQueryBuilder, sql } from 'kysely';
import { LONG_LIST_MAX } from '../../contract/constants.ts';
import { type Meta, metaOf, type Paging } from '../../contract/lists.ts';

/**
 * One page of the rows that a query selects, in its order; `meta` has the number of all its rows.
 */
export async function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, limit }: Paging,
): Promise<{ rows: O[]; meta: Meta }> {
  const { rows, total } = await readPage(query, { page, limit });
  return { rows, meta: metaOf({ page, limit }, total) };
}

/**
 * The same for a list that may be too long to be counted each time: rows after the first `most` are
 * neither counted nor shown, and `total_capped` says that there may be more.
 */
export async function pageOfMost<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, limit }: Paging,
  most: number,
): Promise<{ rows: O[]; meta: Meta }> {
  const { rows, total } = await readPage(query, { page, limit }, most);
  return { rows, meta: metaOf({ page, limit }, total, total === most) };
}

/** The same for every list that only grows, such as those of admins. */
export const pageOfLong = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  paging: Paging,
) => pageOfMost(query, paging, LONG_LIST_MAX);

async function readPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, limit }: Paging,
  most = Number.MAX_SAFE_INTEGER,
) {
  const offset = (page - 1) * limit;
  const wanted = Math.max(0, Math.min(limit, most - offset));
  const rows = wanted > 0 ? ((await query.limit(wanted).offset(offset).execute()) as O[]) : [];
  // A page that is not full is the last one, so nothing needs to be counted.
  const isLast = rows.length < wanted && (rows.length > 0 || page === 1);
  if (isLast) return { rows, total: offset + rows.length };
  return { rows, total: (await hasAtLeast(query, most)) ? most : await countOf(query) };
}

/**
 * Whether the query finds at least `most` rows: it reads no further than that row, while a count
 * would read them all.
 */
async function hasAtLeast<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  most: number,
): Promise<boolean> {
  if (most === Number.MAX_SAFE_INTEGER) return false;
  const last = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'));
  return (
    (await last
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
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
