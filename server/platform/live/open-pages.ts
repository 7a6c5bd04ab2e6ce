import type pg from 'pg';

/** Pages that open within this time are recorded together. */
const TOGETHER_MS = 1_000;

/**
 * Records for all servers which accounts have a page open here, so that others see who is present.
 * A failure is ignored, because the next heartbeat records it again.
 */
export function openPages(pool: pg.Pool, accounts: () => number[]) {
  let soon: NodeJS.Timeout | undefined;
  async function note(): Promise<void> {
    const ids = accounts();
    if (ids.length === 0) return;
    // In the same order on all servers, so that they cannot deadlock.
    await pool
      .query(
        `insert into open_pages (account_id)
           select id from accounts where id = any($1::bigint[]) and state <> 'deleted' order by id
         on conflict (account_id) do update set seen_at = now()`,
        [ids],
      )
      .catch(() => undefined);
  }
  return {
    /** Records everybody who has a page open now. */
    note,
    /** The same in a moment, once for all pages that open until then. */
    noteSoon(): void {
      soon ??= setTimeout(() => {
        soon = undefined;
        void note();
      }, TOGETHER_MS).unref();
    },
  };
}
