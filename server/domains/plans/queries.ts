import { sql } from 'kysely';
import type { Level } from '../../../contract/money/plan-levels.ts';
import type { Paise } from '../../../contract/money/paise.ts';
import type { Db, Trx } from '../../platform/database.ts';

const columns = ['id', 'level', 'period', 'price_paise'] as const;

export type Plan = Awaited<ReturnType<typeof getPlan>>;

export const getPlan = (db: Db, id: number) =>
  db.selectFrom('plans').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

const offered = (db: Db, levels: readonly Level[]) =>
  db
    .selectFrom('plans')
    .select(columns)
    .where('level', 'in', [...levels])
    .where('withdrawn_at', 'is', null);

export const listOffered = (db: Db, levels: readonly Level[]) =>
  offered(db, levels).orderBy('price_paise').orderBy('id').execute();

export const findOffered = (db: Db, levels: readonly Level[], id: number) =>
  offered(db, levels).where('id', '=', id).executeTakeFirst();

/** Replaces what is offered by a version with another price; undefined if somebody else has done so. */
export async function insertVersion(trx: Trx, id: number, price: Paise): Promise<Plan | undefined> {
  const replaced = await trx
    .updateTable('plans')
    .set({ withdrawn_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning(['level', 'period', 'version'])
    .executeTakeFirst();
  if (!replaced) return undefined;
  return trx
    .insertInto('plans')
    .values({ ...replaced, version: replaced.version + 1, price_paise: price })
    .returning(columns)
    .executeTakeFirstOrThrow();
}
