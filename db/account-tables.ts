import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../contract/endpoint.ts';
import type { SecurityEventOutcome } from '../contract/accounts/security-events.ts';
import type { SecurityEventKind } from '../contract/accounts/security-event-kinds.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface SecurityEvents {
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

export interface Sessions {
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

export interface UploadedBytes {
  /** An account or a network. */
  key: string;
  day: ColumnType<string, string | Date, never>;
  bytes: number;
}

export interface SmsLogins {
  id: Id;
  ticket_hash: Buffer;
  phone: string;
  code_hash: OrNull<string>;
  tries_left: number;
  confirmed_at: MomentOrNull;
  expires_at: Moment;
}

/** A copy of everything that the product holds of an account. */
export interface PersonalCopies {
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

export interface PasswordResets {
  account_id: number;
  token_hash: Buffer;
  expires_at: Moment;
}

export interface EmailChanges {
  account_id: number;
  new_email: string;
  old_token_hash: Buffer;
  new_token_hash: Buffer;
  old_confirmed_at: MomentOrNull;
  new_confirmed_at: MomentOrNull;
  created_at: MomentWithDefault;
  expires_at: Moment;
}

export interface EmailCodes {
  account_id: number;
  code_hash: string;
  sent_at: MomentWithDefault;
  expires_at: Moment;
}

export interface PhoneCodes {
  account_id: number;
  phone: string;
  code_hash: string;
  tries_left: number;
  expires_at: Moment;
}
