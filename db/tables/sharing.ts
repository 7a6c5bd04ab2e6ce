import type { ColumnType, Generated } from 'kysely';
import type { Nominee } from '../../contract/nominees/nominees.ts';
import type { ProfileView } from '../../contract/profiles/profile-views.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface SharingTables {
  public_profiles: PublicProfiles;
  public_profile_periods: PublicProfilePeriods;
  found_periods: FoundPeriods;
  nominees: Nominees;
  blocked_companies: BlockedCompanies;
  profile_views: ProfileViews;
}

interface PublicProfiles {
  account_id: number;
  /** The code in its address; null while the profile is not public. */
  code: OrNull<string>;
  shows_job_preferences: Generated<boolean>;
  shows_picture: Generated<boolean>;
  /** When its seeker first consented. */
  consented_at: MomentOrNull;
}

/** A company that a seeker has blocked: by its record and name, by name alone, or by domain. */
interface BlockedCompanies {
  id: Id;
  account_id: number;
  company_id: OrNull<number>;
  name: OrNull<string>;
  /** The name without its legal form and punctuation. */
  name_key: ColumnType<string | null, never, never>;
  domain: OrNull<string>;
  created_at: MomentWithDefault;
}

/** A look of a company at a seeker, counted once a day for each thing that it opened. */
interface ProfileViews {
  account_id: number;
  company_id: number;
  day: ColumnType<string, string | undefined, never>;
  what: ProfileView['opened'][number];
  reason: ProfileView['reasons'][number];
  seen_at: MomentWithDefault;
}

/** A period in which companies could find a seeker; maintained by a trigger. */
interface FoundPeriods {
  id: Id;
  account_id: number;
  /** Null: from before periods were recorded. */
  began_at: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: MomentOrNull;
}

/** A period in which a profile was public at one address; maintained by a trigger. */
interface PublicProfilePeriods {
  id: Id;
  account_id: number;
  began_at: MomentWithDefault;
  ended_at: MomentOrNull;
}

/** The person whom somebody has named to exercise their rights when they cannot. */
interface Nominees {
  account_id: number;
  name: string;
  relation: Nominee['relation'];
  email: OrNull<string>;
  phone: OrNull<string>;
  named_at: MomentWithDefault;
}
