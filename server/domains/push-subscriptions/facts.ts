import { type RawBuilder, sql } from 'kysely';

/** Whether an account has a browser that shows notifications while no page is open. */
export const hasPush = (accountId: RawBuilder<number>): RawBuilder<boolean> =>
  sql`exists (select from push_subscriptions where account_id = ${accountId})`;
