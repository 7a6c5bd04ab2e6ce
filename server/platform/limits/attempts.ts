import { type RawBuilder, sql } from 'kysely';
import type { AttemptKey } from './attempt-keys.ts';
import type { Db, Trx } from '../database.ts';
import { type Refusal, refuse } from '../refusal.ts';

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

export interface AttemptLimit {
  key: AttemptKey;
  /** How many attempts are allowed in any window of `seconds`. */
  most: number;
  seconds: number;
  /** The least time between two attempts. */
  spacingSeconds?: number;
  /**
   * After this many attempts in a window, the least time between two starts at a second and doubles
   * up to a minute.
   */
  quick?: number;
  /** Does not count the networks nearby, from which strangers could lock an owner out. */
  exactly?: boolean;
}

/** A limit on a single key in the table. */
type Count = Omit<AttemptLimit, 'key' | 'exactly'> & { key: string | RawBuilder<string> };

/**
 * Addresses nearby may belong to one customer or to many people, so they are allowed this many
 * times as much.
 */
const NEARBY_TIMES = 16;

const LONGEST_PAUSE_SECONDS = 60;

/** The expressions that both statements share; `made` is the row of the key. */
function inSql({ most, seconds, spacingSeconds = 0, quick = most }: Count) {
  const window = sql`make_interval(secs => ${seconds})`;
  const recent = sql`array(select at from unnest(made.times) as at
    where at > now() - ${window} order by at)`;
  const hasPause = spacingSeconds > 0 || quick < most;
  const beyond = sql`cardinality(${recent}) - ${quick}::int`;
  const pause = hasPause
    ? sql`make_interval(secs => greatest(${spacingSeconds}::int, case
    when ${beyond} >= 0 and ${quick}::int < ${most}::int
    then least(${LONGEST_PAUSE_SECONDS}::int, 2 ^ least(${beyond}, 10)) else 0 end))`
    : sql`interval '0'`;
  return { window, recent, pause, hasPause };
}

/** A limit counts its own key and, for IPv6, one for the networks nearby. */
function countsOf({ key: { exact, nearby }, exactly = false, ...limit }: AttemptLimit): Count[] {
  const own = { ...limit, key: exact };
  if (nearby === null || exactly) return [own];
  return [own, { key: nearby, most: limit.most * NEARBY_TIMES, seconds: limit.seconds }];
}

/**
 * The statement that counts an attempt at one key, for each row of `per`; an attempt that is
 * refused returns no row.
 */
function taking(
  count: Count,
  per?: RawBuilder<unknown>,
): RawBuilder<{ key: string; made: number }> {
  const { recent, pause, hasPause } = inSql(count);
  // Without a pause times say nothing: of two at once the later may have begun earlier.
  const afterPause = sql`
        and (${pause} = interval '0' or made.last_at + ${pause} <= now())`;
  return sql`
    insert into attempt_counts as made (key, times)
      select ${count.key}::text, array[now()] ${per ? sql`from ${per}` : sql``}
    on conflict (key) do update
      set times = ${recent} || now(), last_at = greatest(made.last_at, now())
      where cardinality(${recent}) < ${count.most}${hasPause ? afterPause : sql``}
    returning key, cardinality(times) as made`;
}

/** Counts an attempt at one key; returns how many are left, or null if it is refused. */
async function take(db: Db, count: Count): Promise<number | null> {
  const { rows } = await sql<{ made: number }>`${taking(count)}`.execute(db);
  const made = rows[0]?.made;
  return made === undefined ? null : Math.max(0, count.most - made);
}

/**
 * Counts an attempt at all of these; returns the least number that is left, or the count that
 * refused.
 */
async function takeAll(db: Db, counts: Count[]): Promise<{ left: number } | { full: Count }> {
  let left = Infinity;
  for (const [at, count] of counts.entries()) {
    const leftHere = await take(db, count);
    if (leftHere === null) {
      for (const { key } of counts.slice(0, at)) await giveBack(db, key);
      return { full: count };
    }
    left = Math.min(left, leftHere);
  }
  return { left };
}

/** Takes the newest attempt at a key back. */
const giveBack = (db: Db, key: Count['key']) =>
  sql`update attempt_counts set times = trim_array(times, 1)
    where key = ${key} and cardinality(times) > 0`.execute(db);

/**
 * Counts an attempt and returns how many are left, or null when the limit is reached or the attempt
 * comes too early. A refused attempt does not count, so a caller who waits as long as told gets
 * through. The database keeps the count, so all processes share it.
 */
export async function takeAttempt(db: Db, limit: AttemptLimit): Promise<number | null> {
  const taken = await takeAll(db, countsOf(limit));
  return 'left' in taken ? taken.left : null;
}

/**
 * Counts an attempt at each of these limits, in one statement; returns for each whether it was
 * counted. The limits must be the same except for their keys, which must all be different and must
 * not name networks.
 */
export async function takeEach(db: Db, limits: readonly AttemptLimit[]): Promise<boolean[]> {
  const [first] = limits;
  if (!first) return [];
  // Always in the same order, so that two callers cannot deadlock.
  const keys = limits.map(({ key }) => key.exact).toSorted();
  const count = { ...first, key: sql.ref<string>('given.key') };
  const { rows } = await taking(count, sql`unnest(${keys}::text[]) as given (key)`).execute(db);
  const taken = new Set(rows.map(({ key }) => key));
  return limits.map(({ key }) => taken.has(key.exact));
}

/** Counts an attempt, or refuses one that comes too early with 429 and Retry-After (seconds). */
export async function countAttempt(db: Db, limit: AttemptLimit): Promise<void> {
  const taken = await takeAll(db, countsOf(limit));
  if ('full' in taken) throw await refusalOf(db, taken.full);
}

/**
 * A `with` query of a larger statement that counts an attempt at a limit for each row of `per`,
 * another query of that statement; no two of its rows may have the same `key`. It has no row for a
 * key whose limit is reached: the caller then calls `refuseAttempt`, and what was counted for other
 * keys is rolled back with the transaction.
 */
export const countingAttempt = (
  key: RawBuilder<string>,
  limit: Omit<AttemptLimit, 'key' | 'exactly'>,
  per: RawBuilder<unknown>,
): RawBuilder<{ key: string; made: number }> => sql`(${taking({ ...limit, key }, per)})`;

/** Refuses, with 429 and Retry-After (seconds), an attempt at a limit that is reached. */
export async function refuseAttempt(trx: Trx, limit: AttemptLimit): Promise<never> {
  throw await refusalOf(trx, { ...limit, key: limit.key.exact });
}

/** The refusal of a limit that is reached, which says when to come back. */
async function refusalOf(db: Db, full: Count): Promise<Refusal> {
  const { window, recent, pause } = inSql(full);
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from greatest(
        made.last_at + ${pause},
        -- The oldest of the last ones allowed makes room when it leaves the window.
        (${recent})[cardinality(${recent}) - ${full.most}::int + 1] + ${window}
      ) - now()))::int as wait
      from attempt_counts as made where key = ${full.key}`.execute(db);
  const retryAfterSeconds = Math.max(1, rows[0]?.wait ?? 1);
  return refuse('request.too_many_requests', { retryAfterSeconds });
}

/** How many attempts at a key were counted in the last day, for the SQL of a figure. */
export const attemptsOfDay = ({ exact }: AttemptKey): RawBuilder<number> =>
  sql<number>`(select count(*) from attempt_counts as made, unnest(made.times) as at
    where made.key = ${exact} and at > now() - make_interval(secs => ${DAY_SECONDS}))`;

/** Whether an attempt at any of the keys was counted in the last `seconds`. */
export async function hasAttempted(
  db: Db,
  keys: readonly AttemptKey[],
  seconds: number,
): Promise<boolean> {
  const counted = await db
    .selectFrom('attempt_counts')
    .select('key')
    .where('key', '=', sql<string>`any(${keys.map(({ exact }) => exact)}::text[])`)
    .where('last_at', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
    .limit(1)
    .executeTakeFirst();
  return counted !== undefined;
}

/** Resets the count of a key, and that of the networks nearby. */
export async function forgetAttempts(db: Db, { exact, nearby }: AttemptKey): Promise<void> {
  const keys = nearby === null ? [exact] : [exact, nearby];
  await db.deleteFrom('attempt_counts').where('key', 'in', keys).execute();
}

/** Deletes counts that no longer limit anybody. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom('attempt_counts')
    .where('last_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
