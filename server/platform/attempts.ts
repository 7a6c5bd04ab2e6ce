import { sql } from 'kysely';
import type { Db } from './database.ts';
import { refuse } from './refusal.ts';

export interface AttemptLimit {
  /** What is counted, such as `login:a@b.in`. */
  key: string;
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
}

const LONGEST_PAUSE_SECONDS = 60;

/** The expressions that both statements share; `made` is the row of the key. */
function inSql({ most, seconds, spacingSeconds = 0, quick = most }: AttemptLimit) {
  const window = sql`make_interval(secs => ${seconds})`;
  const recent = sql`array(select at from unnest(made.times) as at
    where at > now() - ${window} order by at)`;
  const beyond = sql`cardinality(${recent}) - ${quick}::int`;
  const pause = sql`make_interval(secs => greatest(${spacingSeconds}::int, case
    when ${beyond} >= 0 and ${quick}::int < ${most}::int
    then least(${LONGEST_PAUSE_SECONDS}::int, 2 ^ least(${beyond}, 10)) else 0 end))`;
  return { window, recent, pause };
}

/**
 * Counts an attempt and returns how many are left, or null when the limit is reached or the attempt
 * comes too early. A refused attempt does not count, so a caller who waits as long as told gets
 * through. The database keeps the count, so all processes share it.
 */
export async function takeAttempt(db: Db, limit: AttemptLimit): Promise<number | null> {
  const { recent, pause } = inSql(limit);
  const { rows } = await sql<{ made: number }>`
    insert into attempt_counts as made (key, times) values (${limit.key}, array[now()])
    on conflict (key) do update
      set times = ${recent} || now(), last_at = greatest(made.last_at, now())
      where cardinality(${recent}) < ${limit.most}
        -- Without a pause times say nothing: of two at once the later may have begun earlier.
        and (${pause} = interval '0' or made.last_at + ${pause} <= now())
    returning cardinality(times) as made`.execute(db);
  const made = rows[0]?.made;
  return made === undefined ? null : Math.max(0, limit.most - made);
}

/** Counts an attempt, or refuses one that comes too early with 429 and Retry-After (seconds). */
export async function countAttempt(db: Db, limit: AttemptLimit): Promise<void> {
  if ((await takeAttempt(db, limit)) !== null) return;
  const { window, recent, pause } = inSql(limit);
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from greatest(
        made.last_at + ${pause},
        -- The oldest of the last ones allowed makes room when it leaves the window.
        (${recent})[cardinality(${recent}) - ${limit.most}::int + 1] + ${window}
      ) - now()))::int as wait
      from attempt_counts as made where key = ${limit.key}`.execute(db);
  const retryAfterSeconds = Math.max(1, rows[0]?.wait ?? 1);
  throw refuse('request.too_many_requests', { retryAfterSeconds });
}

/** Whether an attempt at any of the keys was counted in the last `seconds`. */
export async function hasAttempted(
  db: Db,
  keys: readonly string[],
  seconds: number,
): Promise<boolean> {
  const counted = await db
    .selectFrom('attempt_counts')
    .select('key')
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .where('last_at', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
    .limit(1)
    .executeTakeFirst();
  return counted !== undefined;
}

/** Resets the count of a key. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt_counts').where('key', '=', key).execute();
}

/**
 * The network of an IP address, as far as a limit can know: the address itself for IPv4 (also when
 * written as `::ffff:1.2.3.4`), and the first 64 bits for IPv6, which usually belong to one
 * customer (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [before = '', after = ''] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groupsOf(before);
  const last = groupsOf(after);
  const left = Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Deletes counts that no longer limit anybody. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom('attempt_counts')
    .where('last_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
