import { sql } from 'kysely';
import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import type { PublicProfile } from '../../../contract/sharing.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isBlocked } from './facts.ts';

/** What a seeker shows; a row without a visibility means that no profile was saved. */
export const findSharing = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('public_profiles', 'public_profiles.account_id', 'accounts.id')
    .select([
      'profiles.visibility',
      'public_profiles.code',
      'public_profiles.shows_job_preferences',
      'public_profiles.consented_at',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Gives the public profile this code, or ends it. The first code is the consent. */
export async function keepCode(trx: Trx, account_id: number, code: string | null): Promise<void> {
  const consented_at = code === null ? null : sql<string>`now()`;
  await trx
    .insertInto('public_profiles')
    .values({ account_id, code, consented_at })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        code,
        consented_at: sql<string>`coalesce(public_profiles.consented_at, excluded.consented_at)`,
      }),
    )
    .execute();
}

export async function keepShownPreferences(trx: Trx, account_id: number, shown: boolean) {
  await trx
    .insertInto('public_profiles')
    .values({ account_id, shows_job_preferences: shown })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ shows_job_preferences: shown }),
    )
    .execute();
}

interface FoundProfile {
  seekerId: number;
  profile: PublicProfile;
}

/**
 * The public profile with this code, for somebody who looks for a company or for nobody. It reads no
 * column that is not public.
 */
export async function findPublicProfile(
  db: Db,
  code: string,
  companyId: number | null,
): Promise<FoundProfile | undefined> {
  const row = await db
    .selectFrom('public_profiles')
    .innerJoin('accounts', 'accounts.id', 'public_profiles.account_id')
    .innerJoin('profiles', 'profiles.account_id', 'public_profiles.account_id')
    .select([
      'accounts.id',
      'accounts.name',
      'profiles.title',
      'profiles.location',
      'profiles.about',
      'profiles.skills',
      'profiles.experience',
      'profiles.education',
      'profiles.languages',
      'public_profiles.shows_job_preferences',
      'profiles.preferred_locations',
      'profiles.notice_period_days',
      'profiles.last_working_day',
    ])
    .where('public_profiles.code', '=', code)
    .where('accounts.state', '=', 'active')
    .$if(companyId !== null, (query) =>
      query.where((one) => one.not(isBlocked('accounts.id', companyId ?? 0))),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, shows_job_preferences, ...shown } = row;
  const { preferred_locations, notice_period_days, last_working_day, ...rest } = shown;
  const preferences = { preferred_locations, notice_period_days, last_working_day };
  return {
    seekerId: id,
    profile: {
      ...rest,
      total_experience_months: totalExperienceMonths(rest.experience),
      job_preferences: shows_job_preferences ? preferences : null,
    },
  };
}
