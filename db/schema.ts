import type { AuditTables } from './audit-tables.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { accountStates } from '../contract/accounts.ts';
import type { Transport } from '../contract/accounts/passkeys.ts';
import type { Language, Role } from '../contract/endpoint.ts';
import type { AdminRole } from '../contract/admin/admin-roles.ts';
import type { TeamRole } from '../contract/team/team-roles.ts';
import type { Education, Experience, KnownLanguage } from '../contract/profiles.ts';
import type { Visibility, WorkAuthorisation } from '../contract/profiles/choices.ts';
import type {
  EmailChanges,
  EmailCodes,
  PasswordResets,
  PhoneCodes,
  PersonalCopies,
  SecurityEvents,
  Sessions,
  SmsLogins,
  UploadedBytes,
} from './account-tables.ts';
import type { AlertMatches, Alerts } from './alert-tables.ts';
import type {
  CandidateNews,
  CandidateNotes,
  CandidateSearch,
  CandidateSearchOpenings,
  CandidateTags,
  ContactRequests,
  ContactShares,
  SavedCandidateSearches,
} from './candidate-tables.ts';
import type {
  CompanyChecks,
  CompanyEvidence,
  EvidenceNews,
  CompanyJobCounts,
  WorkMailCodes,
} from './company-tables.ts';
import type { ExcludedCompanies, ExcludedConsultants, ExcludedJobs } from './exclusion-tables.ts';
import type {
  ApplicationEvents,
  ApplicationNotes,
  Applications,
  HeldDecisions,
  JobReferrals,
  LetterTemplates,
  OutsideApplicationChanges,
  OutsideApplications,
  Receipts,
} from './application-tables.ts';
import type { AdvertisementTables } from './advertisement-tables.ts';
import type { ConversationTables } from './conversation-tables.ts';
import type { InterviewTables } from './interview-tables.ts';
import type { InvoiceTables } from './invoice-tables.ts';
import type { LegalTables } from './legal-tables.ts';
import type { ManagedAccountTables } from './managed-account-tables.ts';
import type { ModerationTables } from './moderation-tables.ts';
import type { BreachTables } from './breach-tables.ts';
import type { PortalSettingTables } from './portal-setting-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type {
  ContactMessages,
  FeatureWaits,
  NotificationChoices,
  Notifications,
  PushSubscriptions,
  Reports,
} from './message-tables.ts';
import type { JobFeedRuns, JobFeeds, Jobs, JobSources } from './job-tables.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';
import type {
  BlockedCompanies,
  ProfileViews,
  PublicProfiles,
  FoundPeriods,
  Nominees,
  PublicProfilePeriods,
} from './sharing-tables.ts';
import type { TestimonialTables } from './testimonial-tables.ts';
import type { TeamEvents, TeamInvitations, WorkEvents } from './team-tables.ts';
import type {
  JobSearch,
  SearchChanges,
  SearchNews,
  RolePay,
  SearchSuggestions,
  EmptySearches,
  SearchSynonyms,
  SearchWords,
} from './search-tables.ts';

export type { DescriptionHtml, Jobs } from './job-tables.ts';

/**
 * The tables that the migrations create, as types. Times are ISO 8601 texts in UTC (the database
 * driver converts them), bigints are numbers, and money is rupees a year.
 */
/** The minutes of a day (UTC) in which a server answered: 1440 bits. */
interface ServedDays {
  day: string;
  minutes: string;
}

export interface Database
  extends
    AdvertisementTables,
    AuditTables,
    InterviewTables,
    ConversationTables,
    InvoiceTables,
    LegalTables,
    ManagedAccountTables,
    ModerationTables,
    BreachTables,
    PortalSettingTables,
    TestimonialTables,
    MoneyTables {
  companies: Companies;
  company_job_counts: CompanyJobCounts;
  company_checks: CompanyChecks;
  company_evidence: CompanyEvidence;
  evidence_news: EvidenceNews;
  work_mail_codes: WorkMailCodes;
  accounts: Accounts;
  team_invitations: TeamInvitations;
  team_events: TeamEvents;
  work_events: WorkEvents;
  account_state_changes: AccountStateChanges;
  sessions: Sessions;
  email_codes: EmailCodes;
  phone_codes: PhoneCodes;
  sms_logins: SmsLogins;
  password_resets: PasswordResets;
  email_changes: EmailChanges;
  known_devices: KnownDevices;
  two_step: TwoStep;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  personal_copies: PersonalCopies;
  attempt_counts: AttemptCounts;
  security_events: SecurityEvents;
  uploaded_bytes: UploadedBytes;
  idempotency_keys: IdempotencyKeys;
  guest_forms: GuestForms;
  job_feeds: JobFeeds;
  job_feed_runs: JobFeedRuns;
  job_sources: JobSources;
  jobs: Jobs;
  job_search: JobSearch;
  search_changes: SearchChanges;
  search_news: SearchNews;
  search_words: SearchWords;
  search_suggestions: SearchSuggestions;
  role_pay: RolePay;
  search_synonyms: SearchSynonyms;
  empty_searches: EmptySearches;
  profiles: Profiles;
  public_profiles: PublicProfiles;
  public_profile_periods: PublicProfilePeriods;
  found_periods: FoundPeriods;
  nominees: Nominees;
  served_days: ServedDays;
  blocked_companies: BlockedCompanies;
  profile_views: ProfileViews;
  documents: Documents;
  applications: Applications;
  job_referrals: JobReferrals;
  application_events: ApplicationEvents;
  candidate_news: CandidateNews;
  candidate_search: CandidateSearch;
  contact_requests: ContactRequests;
  contact_shares: ContactShares;
  candidate_notes: CandidateNotes;
  candidate_tags: CandidateTags;
  saved_candidate_searches: SavedCandidateSearches;
  candidate_search_openings: CandidateSearchOpenings;
  receipts: Receipts;
  application_notes: ApplicationNotes;
  held_decisions: HeldDecisions;
  letter_templates: LetterTemplates;
  outside_applications: OutsideApplications;
  outside_application_changes: OutsideApplicationChanges;
  saved_jobs: SavedJobs;
  alerts: Alerts;
  alert_matches: AlertMatches;
  excluded_companies: ExcludedCompanies;
  excluded_consultants: ExcludedConsultants;
  excluded_jobs: ExcludedJobs;
  notifications: Notifications;
  notification_choices: NotificationChoices;
  push_subscriptions: PushSubscriptions;
  feature_waits: FeatureWaits;
  contact_messages: ContactMessages;
  reports: Reports;
}

export interface Companies {
  id: Id;
  name: string;
  description: OrNull<string>;
  industry: OrNull<string>;
  website: OrNull<string>;
  size: OrNull<number>;
  founded: OrNull<number>;
  location: OrNull<string>;
  linkedin_url: OrNull<string>;
  source: OrNull<string>;
  /** Whether it says that it hires for others; null while it has not said. */
  says_consultant: OrNull<boolean>;
  /** The same, or else judged by name or industry; computed by the database. */
  is_consultant: ColumnType<boolean, never, never>;
  answers_counted: Generated<number>;
  answers_in_time: Generated<number>;
  answer_median_days: OrNull<number>;
  /** From `answers_counted` and `answers_in_time`; computed by the database. */
  is_slow_to_answer: ColumnType<boolean, never, never>;
  /** Whether the search has its jobs as those of a checked company. */
  found_as_checked: Generated<boolean>;
  /** Until when they are, if nothing happens before. */
  checked_until: MomentOrNull;
  created_at: MomentWithDefault;
  updated_at: MomentWithDefault;
  /** The version of what its recruiters edit. */
  version: Generated<number>;
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

/**
 * `device` is the hash of a browser's random id, or without an id a kind such as `Chrome on
 * Android`.
 */
interface KnownDevices {
  account_id: number;
  device: string;
  network: string;
  first_seen_at: MomentWithDefault;
  last_seen_at: MomentWithDefault;
}

export interface TwoStep {
  account_id: number;
  sealed_secret: Buffer;
  enabled_at: MomentOrNull;
  last_step: Generated<number>;
}

interface RecoveryCodes {
  account_id: number;
  code_hash: Buffer;
}

export interface Passkeys {
  id: Id;
  account_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: readonly Transport[];
  name: string;
  created_at: MomentWithDefault;
  last_used_at: MomentOrNull;
}

interface PasskeyChallenges {
  challenge: Buffer;
  /** The account that is adding a passkey; null for signing in. */
  account_id: number | null;
  expires_at: Moment;
}

interface AttemptCounts {
  key: string;
  times: readonly string[];
  last_at: MomentWithDefault;
}

interface IdempotencyKeys {
  account_id: number;
  key: string;
  request_hash: Buffer;
  answer: ColumnType<unknown, string | null | undefined, string>;
  created_at: MomentWithDefault;
}

interface GuestForms {
  content_hash: Buffer;
  answer: ColumnType<unknown, string, string>;
  created_at: MomentWithDefault;
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

interface SavedJobs {
  account_id: number;
  job_id: number;
  created_at: MomentWithDefault;
  told_at: MomentOrNull;
}
