import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language, Role } from '../../contract/endpoint.ts';
import type { SecurityEventOutcome } from '../../contract/accounts/security-events.ts';
import type { SecurityEventKind } from '../../contract/accounts/security-event-kinds.ts';
import type { accountStates } from '../../contract/accounts.ts';
import type { AdminRole } from '../../contract/admin/admin-roles.ts';
import type { TeamRole } from '../../contract/team/team-roles.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface AccountTables {
  accounts: Accounts;
  account_state_changes: AccountStateChanges;
  sessions: Sessions;
  email_codes: EmailCodes;
  phone_codes: PhoneCodes;
  sms_logins: SmsLogins;
  password_resets: PasswordResets;
  email_changes: EmailChanges;
  personal_copies: PersonalCopies;
  security_events: SecurityEvents;
  uploaded_bytes: UploadedBytes;
}

export interface Accounts {
  id: Id;
  uid: string;
  email: string;
  role: Role;
  state: Generated<(typeof accountStates)[number]>;
  level: Generated<number>;
  name: string;
  /** E.164. When it changes, a trigger resets `phone_verified_at`, level 2 and `sms_login`. */
  phone: OrNull<string>;
  phone_verified_at: MomentOrNull;
  /** Whether a code sent to the verified number logs in. */
  sms_login: Generated<boolean>;
  language: Generated<Language>;
  /** The language they have chosen, while it is not offered. */
  unoffered_language: OrNull<Language>;
  /** Null only for accounts that were deleted some time ago. */
  password_hash: OrNull<string>;
  email_verified_at: MomentOrNull;
  company_id: OrNull<number>;
  /** Null exactly without a company. */
  team_role: OrNull<TeamRole>;
  /** Null exactly for accounts that are not admins. */
  admin_role: OrNull<AdminRole>;
  company_hints: JSONColumnType<Record<string, string | number>> | null;
  created_at: MomentWithDefault;
  updated_at: MomentWithDefault;
  deleted_at: MomentOrNull;
  /** The admin's reason for banning or deactivating the account, which its holder is given. */
  state_reason: OrNull<string>;
  marketing_consent: Generated<boolean>;
  marketing_consent_at: MomentOrNull;
  /** A document. */
  picture_id: OrNull<number>;
  /** Quiet hours, in minutes of the day in India; null for none. */
  quiet_on: Generated<boolean>;
  quiet_from: Generated<number>;
  quiet_until: Generated<number>;
}

interface AccountStateChanges {
  id: Id;
  account_id: number;
  changed_by: OrNull<number>;
  state: (typeof accountStates)[number];
  reason: OrNull<string>;
  created_at: MomentWithDefault;
}

interface SecurityEvents {
  id: Id;
  kind: SecurityEventKind;
  outcome: SecurityEventOutcome;
  /** One of our own words, such as the code of the refusal. */
  detail: OrNull<string>;
  route: OrNull<string>;
  account_id: OrNull<number>;
  /** The keyed hash of an address without an account. */
  address_hash: OrNull<string>;
  actor_id: OrNull<number>;
  network: OrNull<string>;
  browser: OrNull<string>;
  system: OrNull<string>;
  request_id: OrNull<string>;
  count: Generated<number>;
  /** Equal for repeats that are counted in one row. */
  sum_key: OrNull<string>;
  created_at: MomentWithDefault;
  last_at: MomentWithDefault;
}

interface Sessions {
  id: Id;
  account_id: number;
  token_hash: Buffer;
  user_agent: string;
  address: string;
  created_at: MomentWithDefault;
  last_seen_at: MomentWithDefault;
  expires_at: Moment;
  /** When a trigger ended it because the account was shut out; null while it may be used. */
  ended_at: MomentOrNull;
  /** When its holder last proved their identity, by signing in or authenticating again. */
  authenticated_at: MomentWithDefault;
  /** The previous token, while requests with it may still be in progress. */
  old_token_hash: OrNull<Buffer>;
  old_token_until: MomentOrNull;
}

interface UploadedBytes {
  /** An account or a network. */
  key: string;
  day: ColumnType<string, string | Date, never>;
  bytes: number;
}

interface SmsLogins {
  id: Id;
  ticket_hash: Buffer;
  phone: string;
  code_hash: OrNull<string>;
  tries_left: number;
  confirmed_at: MomentOrNull;
  expires_at: Moment;
}

/** A copy of everything that the product holds of an account. */
interface PersonalCopies {
  id: Id;
  account_id: number;
  /** The language of its PDF. */
  language: Language;
  file_key: string;
  size_bytes: OrNull<number>;
  created_at: MomentWithDefault;
  /** Null while it is being made. */
  ready_at: MomentOrNull;
}

interface PasswordResets {
  account_id: number;
  token_hash: Buffer;
  expires_at: Moment;
}

interface EmailChanges {
  account_id: number;
  new_email: string;
  old_token_hash: Buffer;
  new_token_hash: Buffer;
  old_confirmed_at: MomentOrNull;
  new_confirmed_at: MomentOrNull;
  created_at: MomentWithDefault;
  expires_at: Moment;
}

interface EmailCodes {
  account_id: number;
  code_hash: string;
  sent_at: MomentWithDefault;
  expires_at: Moment;
}

interface PhoneCodes {
  account_id: number;
  phone: string;
  code_hash: string;
  tries_left: number;
  expires_at: Moment;
}
