import { sql } from 'kysely';
import { standingStates } from '../../../contract/money/subscription-states.ts';
import type { Buyer, Level } from '../../../contract/money/plan-levels.ts';
import type { Paise } from '../../../contract/money/paise.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isStanding } from '../subscriptions/facts.ts';

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

/** Every price that a plan has or had, newest first, with the number of buyers. */
export const listVersions = (db: Db) =>
  db
    .selectFrom('plans')
    .select([...columns, 'version', 'created_at', 'withdrawn_at'])
    .select(
      sql<number>`(select count(*) from subscriptions where plan_id = plans.id
        and state = any (${[...standingStates]}))`.as('subscribers'),
    )
    .orderBy('version', 'desc')
    .execute();

/** Replaces the offered version by one with another price; undefined if somebody else has just done so. */
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

/** The holder of a plan: a seeker, or a company for which one of its owners acts. */
export interface BuyerRef {
  buyer: Buyer;
  accountId: number;
  /** Null for seekers. */
  companyId: number | null;
}

/** The level that somebody has bought and still has. */
export async function findBought(
  db: Db,
  { buyer, accountId, companyId }: BuyerRef,
): Promise<Level | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select('plans.level')
    .where('buyer', '=', buyer)
    .$if(buyer === 'user', (query) => query.where('account_id', '=', accountId))
    .$if(buyer === 'hr', (query) => query.where('company_id', '=', companyId))
    .where(isStanding)
    .executeTakeFirst();
  return row?.level;
}
