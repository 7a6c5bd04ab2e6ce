import { sql } from 'kysely';
import { API_BASE } from '../../../contract/endpoint.ts';
import { totalExperienceMonths } from '../../../contract/profiles/total-experience.ts';
import type { PublicProfile } from '../../../contract/profiles/sharing.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isBlocked } from './facts.ts';

/** What a seeker shows; without a visibility no profile was saved. */
export const findSharing = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('public_profiles', 'public_profiles.account_id', 'accounts.id')
    .select([
      'profiles.visibility',
      'public_profiles.code',
      'public_profiles.shows_job_preferences',
      'public_profiles.shows_picture',
      'public_profiles.consented_at',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Gives the public profile this code, or ends it. The first code records the consent. */
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

interface SharingChoices {
  shows_job_preferences?: boolean | undefined;
  shows_picture?: boolean | undefined;
}

/** Changes the given choices; the others stay as they were. */
export async function keepSharingChoices(
  trx: Trx,
  account_id: number,
  choices: SharingChoices,
): Promise<void> {
  await trx
    .insertInto('public_profiles')
    .values({ account_id, ...choices })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(choices))
    .execute();
}

const pictureUrlOf = (code: string) =>
  `${API_BASE}/barong/public/public_profile/picture?code=${code}`;

interface FoundProfile {
  seekerId: number;
  profile: PublicProfile;
}

/** The public profile with this code, if the visitor's company, or a guest (null), may see it. */
const openBy = (db: Db, code: string, companyId: number | null) =>
  db
    .selectFrom('public_profiles')
    .innerJoin('accounts', 'accounts.id', 'public_profiles.account_id')
    .where('public_profiles.code', '=', code)
    .where('accounts.state', '=', 'active')
    .where((one) =>
      one.not(
        one.exists(
          one
            .selectFrom('profiles as held')
            .select('held.account_id')
            .whereRef('held.account_id', '=', 'accounts.id')
            .where('held.is_held', '=', true),
        ),
      ),
    )
    .$if(companyId !== null, (query) =>
      query.where((one) => one.not(isBlocked('accounts.id', companyId ?? 0))),
    );

/** The document shown as the picture; nothing unless the seeker ticked that. */
const shownPicture = sql<
  number | null
>`case when public_profiles.shows_picture then accounts.picture_id end`;

/** Whose public profile has this code. */
export const findPublicPerson = (db: Db, code: string, companyId: number | null) =>
  openBy(db, code, companyId).select(['accounts.id', 'accounts.name']).executeTakeFirst();

export async function findPublicPicture(
  db: Db,
  code: string,
  companyId: number | null,
): Promise<number | null> {
  const found = await openBy(db, code, companyId)
    .select(shownPicture.as('picture_id'))
    .executeTakeFirst();
  return found?.picture_id ?? null;
}

/** The public profile with this code, for a member of a company or a guest. Reads only public columns. */
export async function findPublicProfile(
  db: Db,
  code: string,
  companyId: number | null,
): Promise<FoundProfile | undefined> {
  const row = await openBy(db, code, companyId)
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
      shownPicture.as('picture_id'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, picture_id, shows_job_preferences, ...shown } = row;
  const { preferred_locations, notice_period_days, last_working_day, ...rest } = shown;
  const preferences = { preferred_locations, notice_period_days, last_working_day };
  return {
    seekerId: id,
    profile: {
      ...rest,
      picture_url: picture_id === null ? null : pictureUrlOf(code),
      total_experience_months: totalExperienceMonths(rest.experience),
      job_preferences: shows_job_preferences ? preferences : null,
    },
  };
}
