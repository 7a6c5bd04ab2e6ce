import { sql } from 'kysely';
import type { Db } from './database.ts';
import { refuse } from './refusal.ts';

export interface AttemptLimit {
  /** What is counted, for instance `login:a@b.in`. */
  key: string;
  most: number;
  /** Length of the window in which `most` are allowed. */
  seconds: number;
  /** Least time between two attempts. */
  spacingSeconds?: number;
}

/**
 * Counts an attempt and refuses with 429 and Retry-After when there were more than `most` in the
 * window, or the last was too short a time ago. Counted in the database, so that several instances
 * share the count.
 */
export async function countAttempt(db: Db, limit: AttemptLimit): Promise<void> {
  const { key, most, seconds, spacingSeconds = 0 } = limit;
  const windowMs = seconds * 1000;
  const startsAt = new Date(Math.floor(Date.now() / windowMs) * windowMs);
  const counted = await db
    .insertInto('attempt_counts')
    .values({ key, window_starts_at: startsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_starts_at'])
        .doUpdateSet({
          attempts: sql<number>`attempt_counts.attempts + 1`,
          last_at: sql<string>`now()`,
        })
        // Without a spacing times say nothing: of two at once the later may have begun earlier.
        .where(
          sql<boolean>`${spacingSeconds} = 0 or attempt_counts.last_at
            <= now() - make_interval(secs => ${spacingSeconds})`,
        ),
    )
    .returning('attempts')
    .executeTakeFirst();
  if (!counted) {
    throw refuse('request.too_many_requests', { retryAfterSeconds: spacingSeconds });
  }
  if (counted.attempts > most) {
    const retryAfterSeconds = Math.ceil((startsAt.getTime() + windowMs - Date.now()) / 1000);
    throw refuse('request.too_many_requests', { retryAfterSeconds });
  }
}

/**
 * Whom an address belongs to, as far as a count can know: IPv4 addresses themselves (also when written
 * as `::ffff:1.2.3.4`), of IPv6 the first 64 bits, which one customer has whole (RFC 6177).
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

/** Forgets counts that no longer limit anybody. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom('attempt_counts')
    .where('window_starts_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
