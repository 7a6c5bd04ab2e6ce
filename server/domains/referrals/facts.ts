/** Facts about referrals for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';

/** Who made the link whose id is in a column; null without a link, or if it was removed. */
export const referrerNamedBy = (column: string): RawBuilder<string | null> => sql<string | null>`(
  select referrer.name from job_referrals join accounts as referrer
    on referrer.id = job_referrals.account_id where job_referrals.id = ${sql.ref(column)})`;
