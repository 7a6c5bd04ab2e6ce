/** Facts about profiles for the SQL of other domains. */
import { type RawBuilder, sql } from 'kysely';
import type { Profile } from './queries.ts';

/** The whole profile of an account; null if it has none. */
export const profileOf = (account: RawBuilder<number>): RawBuilder<Profile | null> =>
  sql`(select to_json(profiles) from profiles where account_id = ${account})`;
