import type { Generated, JSONColumnType } from 'kysely';
import type { ContactTopic } from '../contract/contact/contact-topics.ts';
import type { Language } from '../contract/endpoint.ts';
import type {
  Notification,
  NotificationChannel,
  NotificationKind,
} from '../contract/notifications.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface Notifications {
  id: Id;
  account_id: number;
  kind: NotificationKind;
  subject: JSONColumnType<Notification['subject']>;
  /** Unread ones with the same key stand as one line; null for what stands alone. */
  about: OrNull<string>;
  /** How many things it tells of. */
  count: Generated<number>;
  created_at: MomentWithDefault;
  read_at: MomentOrNull;
}

/** Whether an account wants a kind of notification by a channel, where it has chosen. */
export interface NotificationChoices {
  account_id: number;
  kind: NotificationKind;
  channel: NotificationChannel;
  is_on: boolean;
  created_at: MomentWithDefault;
}

export interface FeatureWaits {
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
}
