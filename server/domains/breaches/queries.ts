import { sql } from 'kysely';
import type { BreachForm } from '../../../contract/breaches/breaches.ts';
import { BREACH_DETAIL_HOURS } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';

const entries = (db: Db) =>
  db
    .selectFrom('breaches')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'breaches.changed_by').on('accounts.state', '<>', 'deleted'),
    )
    .select([
      'breaches.id',
      'noticed_at',
      'began_at',
      'happened',
      'data_kinds',
      'people_count',
      'consequences',
      'measures',
      'findings',
      'advice',
      'board_told_at',
      'board_detailed_at',
      'people_told_at',
      'closed',
      'breaches.version',
      'changed_at',
      'accounts.name as changed_by',
      sql<string>`noticed_at + make_interval(hours => ${BREACH_DETAIL_HOURS}::int)`.as(
        'details_due_at',
      ),
    ]);

export const listBreaches = (db: Db, closed: boolean, paging: Paging) =>
  pageOf(
    entries(db)
      .where('closed', '=', closed)
      .orderBy('noticed_at', closed ? 'desc' : 'asc')
      .orderBy('breaches.id'),
    paging,
  );

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('breaches')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('closed', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export const findBreach = (db: Db, id: number) =>
  entries(db).where('breaches.id', '=', id).executeTakeFirst();

/** The entry as it is now, locked until the transaction ends. */
export const lockBreach = (trx: Trx, id: number) =>
  trx.selectFrom('breaches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertBreach = (trx: Trx, adminId: number, form: BreachForm) =>
  trx
    .insertInto('breaches')
    .values({ ...form, changed_by: adminId })
    .returning('id')
    .executeTakeFirstOrThrow();

export async function updateBreach(
  trx: Trx,
  id: number,
  adminId: number,
  form: BreachForm,
): Promise<void> {
  await trx
    .updateTable('breaches')
    .set({
      ...form,
      version: sql<number>`version + 1`,
      changed_at: sql<string>`now()`,
      changed_by: adminId,
    })
    .where('id', '=', id)
    .execute();
}
