import type pg from 'pg';

/** Pages that open within it are written down together. */
const TOGETHER_MS = 1_000;

/**
 * Writes down for all servers which accounts have a page open here, so that others see who is there. What
 * cannot be written is left: the next heartbeat writes it again.
 */
export function openPages(pool: pg.Pool, accounts: () => number[]) {
  let soon: NodeJS.Timeout | undefined;
  async function note(): Promise<void> {
    const ids = accounts();
    if (ids.length === 0) return;
    // In one order on all servers, so that none waits for another in a circle.
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
    /** Writes down everybody who has a page open now. */
    note,
    /** The same in a moment, however many pages open until then. */
    noteSoon(): void {
      soon ??= setTimeout(() => {
        soon = undefined;
        void note();
      }, TOGETHER_MS).unref();
    },
  };
}
