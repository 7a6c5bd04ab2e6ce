import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Education, Experience, KnownLanguage } from '../../contract/profiles.ts';
import type { Visibility, WorkAuthorisation } from '../../contract/profiles/choices.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface ProfileTables {
  profiles: Profiles;
  documents: Documents;
}

export interface Profiles {
  account_id: number;
  title: Generated<string>;
  location: Generated<string>;
  about: Generated<string>;
  skills: Generated<string[]>;
  experience: ColumnType<Experience[], string | undefined, string>;
  education: ColumnType<Education[], string | undefined, string>;
  default_cover_letter: Generated<string>;
  notice_period_days: OrNull<number>;
  last_working_day: OrNull<string>;
  current_ctc_inr: OrNull<number>;
  expected_ctc_inr: OrNull<number>;
  preferred_locations: Generated<string[]>;
  languages: ColumnType<KnownLanguage[], string | undefined, string>;
  work_authorisation: OrNull<WorkAuthorisation>;
  visibility: Generated<Visibility>;
  /** Moderators have hidden it, whatever its seeker chose. */
  is_held: Generated<boolean>;
  version: Generated<number>;
  updated_at: MomentWithDefault;
}

export interface Documents {
  id: Id;
  account_id: number;
  doc_type: 'Resume' | 'Profile Picture';
  doc_name: string;
  media_type: string;
  size_bytes: number;
  file_key: string;
  doc_expire: OrNull<string>;
  /** Since when it is the default for applications; of several, the latest counts. */
  default_since: MomentOrNull;
  /** For a resume that was built here: its content without mail address and number. */
  without_contact: JSONColumnType<object | null, string | null | undefined, string | null>;
  created_at: MomentWithDefault;
  deleted_at: MomentOrNull;
}
