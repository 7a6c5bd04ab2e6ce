/** Hours in which an account wants nothing that can wait; it is delivered at their end. */
import type { QuietHours } from '../../../contract/notifications/quiet-hours.ts';
import type { Db } from '../../platform/database.ts';
import type { Mail } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { addTask } from '../../platform/tasks.ts';
import { findQuietHours, keepQuietHours, type QuietRow } from './preference-queries.ts';

const DAY_MINUTES = 1_440;
/** India has one time zone, half an hour off the full hours of UTC, and no daylight saving time. */
const INDIA_MINUTES = 330;

/** The number of seconds until quiet hours end; 0 outside of them. */
export function quietSeconds({ quiet_on, quiet_from, quiet_until }: QuietRow, now: Date): number {
  if (!quiet_on) return 0;
  const minute = now.getTime() / 60_000 + INDIA_MINUTES;
  const since = (from: number) => (((minute - from) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet_until - quiet_from + DAY_MINUTES) % DAY_MINUTES;
  const gone = since(quiet_from);
  return gone < length ? Math.ceil((length - gone) * 60) : 0;
}

/** The same for an account at this moment; also 0 if there is no such account. */
export async function quietSecondsOf(db: Db, accountId: number): Promise<number> {
  const row = await findQuietHours(db, accountId);
  return row ? quietSeconds(row, new Date()) : 0;
}

/** Postpones a mail that can wait if its reader has quiet hours; returns whether it did. */
export async function holdMail(db: Db, mail: Mail): Promise<boolean> {
  if (mail.canWaitFor === undefined) return false;
  const inSeconds = await quietSecondsOf(db, mail.canWaitFor);
  if (inSeconds > 0) await addTask(db, 'send_mail', mail, { inSeconds, canWait: true });
  return inSeconds > 0;
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export const presentQuietHours = (row: QuietRow): QuietHours => ({
  on: row.quiet_on,
  from: clockOf(row.quiet_from),
  until: clockOf(row.quiet_until),
});

export async function changeQuietHours(
  db: Db,
  accountId: number,
  { on, from, until }: { [Part in keyof QuietHours]?: QuietHours[Part] | undefined },
): Promise<QuietHours> {
  const row = await keepQuietHours(db, accountId, {
    quiet_on: on,
    quiet_from: from === undefined ? undefined : minutesOf(from),
    quiet_until: until === undefined ? undefined : minutesOf(until),
  });
  if (!row) throw refuse('request.invalid_value', { field: 'until' });
  return presentQuietHours(row);
}
