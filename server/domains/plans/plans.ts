import {
  type Allowance,
  type Buyer,
  freeLevelOf,
  type Level,
  levels,
  levelsOf,
  mostOf,
} from '../../../contract/money/plan-levels.ts';
import type { PlanVersion } from '../../../contract/money/plans.ts';
import type { Paise } from '../../../contract/money/paise.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { AttemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, refuseAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import {
  type BuyerRef,
  findBought,
  findOffered,
  getPlan,
  insertVersion,
  listOffered,
  listVersions,
  type Plan,
} from './queries.ts';

export type { BuyerRef, Plan };

/** The plans that a buyer can choose now, cheapest first, with the free one. */
export const readOffered = (db: Db, buyer: Buyer): Promise<Plan[]> =>
  listOffered(db, levelsOf[buyer]);

/** The plans for sale, each with all its prices, newest first. */
export async function readSold(db: Db): Promise<(Plan & { versions: PlanVersion[] })[]> {
  const versions = await listVersions(db);
  return (await listOffered(db, levels)).map((plan) => ({
    ...plan,
    versions: versions
      .filter(({ level, period }) => level === plan.level && period === plan.period)
      .map(({ created_at, withdrawn_at, ...version }) => ({
        ...version,
        sold_from: created_at,
        sold_until: withdrawn_at,
      })),
  }));
}

/** A plan as it was bought, whether or not it is still offered. */
export const readPlan = (db: Db, id: number): Promise<Plan> => getPlan(db, id);

/** A plan that this kind of buyer can buy now; refuses what is not offered to them. */
export async function readForSale(db: Db, buyer: Buyer, id: number): Promise<Plan> {
  const plan = orRefuse(await findOffered(db, levelsOf[buyer], id), 'resource.plan.not_found');
  return plan;
}

/** Changes the price of a plan from now on. Those who have bought it keep the version they bought. */
export const changePrice = (db: Db, id: number, price: Paise): Promise<Plan> =>
  db.transaction().execute(async (trx) => {
    const plan = orRefuse(await findOffered(trx, levels, id), 'resource.plan.not_found');
    if (plan.price_paise === 0) throw refuse('resource.plan.free');
    const version = orRefuse(await insertVersion(trx, id, price), 'resource.plan.not_found');
    await recordAct(trx, {
      act: 'plan_priced',
      subject: ['plan', id],
      before: { price_paise: plan.price_paise },
      after: { price_paise: price },
    });
    return version;
  });

/** The level somebody has: what they or their company bought, or the free one. */
export const levelOf = async (db: Db, ref: BuyerRef): Promise<Level> =>
  (await findBought(db, ref)) ?? freeLevelOf(ref.buyer);

/** The buyer's limit for an allowance, such as months of history. */
export const givenTo = async (db: Db, ref: BuyerRef, allowance: Allowance): Promise<number> =>
  mostOf(await levelOf(db, ref), allowance);

interface Use {
  allowance: Allowance;
  used: number;
  /** What it is refused with. */
  code?: ErrorCode;
}

/**
 * Refuses if `used` has reached the plan's limit. Every limit of a plan is enforced here or, if it is per day, in the
 * two functions below. The caller has locked what it counts, so that two at once cannot both be the last one allowed.
 */
export async function refuseBeyond(
  trx: Trx,
  ref: BuyerRef,
  { allowance, used, code = 'resource.plan.limit' }: Use,
): Promise<void> {
  // Look up the plan only when the free allowance is used up.
  if (used < mostOf(freeLevelOf(ref.buyer), allowance)) return;
  const most = mostOf(await levelOf(trx, ref), allowance);
  if (used >= most) throw refuse(code, { values: { most } });
}

/** Counts one more use of a limit per 24 hours, or refuses it with the time of the next one. */
export async function countWithinDay(
  trx: Trx,
  ref: BuyerRef,
  allowance: Allowance,
  key: AttemptKey,
): Promise<void> {
  const most = mostOf(await levelOf(trx, ref), allowance);
  await countAttempt(trx, { key, most, seconds: DAY_SECONDS });
}

/**
 * The same if a larger statement has already counted it: `made` is the count with this one, or null beyond the limit
 * of every plan. Looks up the plan only when the free allowance is used up.
 */
export async function refuseBeyondDay(
  trx: Trx,
  ref: BuyerRef,
  allowance: Allowance,
  { key, made }: { key: AttemptKey; made: number | null },
): Promise<void> {
  if (made !== null && made <= mostOf(freeLevelOf(ref.buyer), allowance)) return;
  const most = mostOf(await levelOf(trx, ref), allowance);
  if (made !== null && made <= most) return;
  // The statement already counted this attempt; exclude it from Retry-After.
  const counted = made === null ? 0 : 1;
  await refuseAttempt(trx, { key, most: most + counted, seconds: DAY_SECONDS });
}

export const buyerOfSeeker = (accountId: number): BuyerRef => ({
  buyer: 'user',
  accountId,
  companyId: null,
});

export const buyerOfCompany = (companyId: number): BuyerRef => ({
  buyer: 'hr',
  accountId: 0,
  companyId,
});
