// In which minutes the portal answered, as it noticed itself: `/transparency` shows this.
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Twice a minute, so that no minute is missed if one is late. */
const EVERY_MS = 30_000;
/** A server that takes longer to say that it is ready counts as not answering. */
const TIMEOUT_MS = 10_000;

/** Asks a server at its own address, as a visitor would, whether it is ready. */
export const asksItself =
  (address: string): (() => Promise<boolean>) =>
  async () =>
    (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;

/** Notes this minute if the server answers; each minute is one bit for all servers together. */
export async function beat(db: Db, isServing: () => Promise<boolean>): Promise<void> {
  if (!(await isServing().catch(() => false))) return;
  await sql`insert into served_days (day, minutes)
    select day, set_bit(repeat('0', 1440)::bit(1440), minute, 1) from (select
      (now() at time zone 'UTC')::date as day,
      (extract(epoch from now())::bigint / 60 % 1440)::int as minute) as now
    on conflict (day) do update set minutes = set_bit(served_days.minutes,
      (extract(epoch from now())::bigint / 60 % 1440)::int, 1)`.execute(db);
}

/**
 * Notes every minute until it is stopped. Without a database nothing can be noted, but it goes on
 * trying.
 */
export function keepBeating(db: Db, isServing: () => Promise<boolean>): () => void {
  const note = () => void beat(db, isServing).catch(() => undefined);
  note();
  const timer = setInterval(note, EVERY_MS);
  return () => clearInterval(timer);
}
