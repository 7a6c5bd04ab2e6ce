import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ContactOutcome } from '../../contract/contact/contact-outcomes.ts';
import type { AnyReportReason } from '../../contract/reports/report-reasons.ts';
import type { ReportOutcome } from '../../contract/reports/reports.ts';
import type { ContactTopic } from '../../contract/contact/contact-topics.ts';
import type { Language } from '../../contract/endpoint.ts';
import type { Signal } from '../../contract/moderation/signals.ts';
import type {
  Notification,
  NotificationChannel,
  NotificationKind,
} from '../../contract/notifications.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface MessageTables {
  notifications: Notifications;
  notification_choices: NotificationChoices;
  push_subscriptions: PushSubscriptions;
  feature_waits: FeatureWaits;
  contact_messages: ContactMessages;
  reports: Reports;
}

interface Notifications {
  id: Id;
  account_id: number;
  kind: NotificationKind;
  subject: JSONColumnType<Notification['subject']>;
  /** Unread ones with the same key form one line; null for one that stands alone. */
  about: OrNull<string>;
  /** How many things it is about. */
  count: Generated<number>;
  created_at: MomentWithDefault;
  read_at: MomentOrNull;
  /** When its line was last pushed to screens, or null. */
  pushed_at: MomentOrNull;
  /** When its line was sent to a phone. */
  texted_at: MomentOrNull;
  /** When a digest of unread messages included it, or null. */
  mailed_at: MomentOrNull;
}

/** A browser that shows notifications while no page is open. */
export interface PushSubscriptions {
  id: Id;
  account_id: number;
  /** Null when the session expired, until its holder logs in there again. */
  session_id: OrNull<number>;
  endpoint: string;
  /** In base64url, as `auth`. */
  p256dh: string;
  auth: string;
  /** The public key of ours that it was created with. */
  server_key: string;
  browser: OrNull<string>;
  system: OrNull<string>;
  created_at: MomentWithDefault;
  used_at: MomentWithDefault;
}

/** An account's choice whether it wants a kind of notification by a channel. */
interface NotificationChoices {
  account_id: number;
  kind: NotificationKind;
  channel: NotificationChannel;
  is_on: boolean;
  created_at: MomentWithDefault;
}

interface FeatureWaits {
  id: Id;
  email: string;
  path: string;
  language: Generated<Language>;
  unsubscribe_token: Generated<string>;
  consented_at: MomentWithDefault;
  told_at: MomentOrNull;
}

export interface ContactMessages {
  id: Id;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  request_number: OrNull<string>;
  language: Language;
  created_at: MomentWithDefault;
  answered_at: MomentOrNull;
  answered_by: OrNull<number>;
  due_at: Moment;
  escalated: Generated<number>;
  outcome: OrNull<ContactOutcome>;
  answer: Generated<string>;
}

/** About a job, or else a company, or a person, whose account this is. */
export interface Reports {
  id: Id;
  job_id: OrNull<number>;
  company_id: OrNull<number>;
  account_id: OrNull<number>;
  /** The title of the job or the name of the company or person, as the reporter saw it. */
  title: string;
  reason: AnyReportReason;
  note: string;
  /** What the check of postings found; null if a person reported. */
  signals: ColumnType<Signal[] | null, string | null | undefined, string>;
  language: Language;
  created_at: MomentWithDefault;
  decided_at: MomentOrNull;
  decided_by: OrNull<number>;
  outcome: OrNull<ReportOutcome>;
  answer: Generated<string>;
}
