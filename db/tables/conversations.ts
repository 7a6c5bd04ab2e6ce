import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ReportReason } from '../../contract/reports/report-reasons.ts';
import type { AttachmentReading, MessageSide } from '../../contract/conversations/message.ts';
import type { HeldBack } from '../../contract/message-check/held-back.ts';
import type { MessageWarning } from '../../contract/message-check/warnings.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

interface Conversations {
  id: Id;
  kind: 'candidate' | 'team';
  company_id: number;
  /** Null exactly for the thread of a team. */
  seeker_id: OrNull<number>;
  /** The application it was opened from. */
  application_id: OrNull<number>;
  /** The company did not know who had sent the application when it was opened. */
  is_blind: Generated<boolean>;
  opened_side: MessageSide;
  created_at: MomentWithDefault;
  last_message_at: MomentWithDefault;
  /** The last message that the company may see, and when its list changed. */
  company_last_id: Generated<number>;
  company_updated_at: MomentWithDefault;
  seeker_last_id: Generated<number>;
  seeker_updated_at: MomentWithDefault;
  /** Since when the company has blocked the seeker. */
  company_blocked_at: MomentOrNull;
  seeker_blocked_at: MomentOrNull;
}

interface Messages {
  id: Id;
  conversation_id: number;
  sender_id: OrNull<number>;
  side: MessageSide;
  client_id: OrNull<string>;
  content: string;
  quotes_id: OrNull<number>;
  /** The other side had blocked the sender, and never sees it. */
  is_unseen: Generated<boolean>;
  /** As it was judged when it was sent; empty for what seekers write. */
  warnings: JSONColumnType<MessageWarning[], string | undefined>;
  /**
   * The parts that lead out of the portal, as found when it was sent; null for what seekers and teams write, and for
   * older messages.
   */
  held_back: JSONColumnType<HeldBack[], string | null | undefined> | null;
  created_at: MomentWithDefault;
}

export interface MessageAttachments {
  id: Id;
  conversation_id: number;
  account_id: number;
  /** Null until it is sent. */
  message_id: OrNull<number>;
  name: string;
  media_type: string;
  size_bytes: number;
  file_key: string;
  /** Whether its text was read for the seeker; null for files sent to others. */
  reading: OrNull<AttachmentReading>;
  warnings: ColumnType<MessageWarning[], string | undefined, string>;
  created_at: MomentWithDefault;
}

/** How far somebody has read in a conversation; the row exists once they have written or received a message. */
interface ConversationReaders {
  conversation_id: number;
  account_id: number;
  side: MessageSide;
  unread: Generated<number>;
  /** The newest message that they have received. */
  newest_id: Generated<number>;
  delivered_id: Generated<number>;
  read_id: Generated<number>;
  /** When the oldest unread message came; null when there is none. */
  unread_since: MomentOrNull;
}

interface MessageSettings {
  account_id: number;
  tells_when_read: Generated<boolean>;
}

/** A message as it was when it was reported; names are read from the accounts. */
export interface Evidence {
  id: number;
  sender_id: number | null;
  side: MessageSide;
  content: string;
  attachments: string[];
  /** Missing in reports from before it was recorded. */
  warnings?: MessageWarning[];
  files?: {
    id: number;
    name: string;
    reading: AttachmentReading | null;
    warnings: MessageWarning[];
  }[];
  created_at: string;
}

export interface MessageReports {
  id: Id;
  conversation_id: OrNull<number>;
  company_id: number;
  seeker_id: OrNull<number>;
  reporter_id: OrNull<number>;
  reporter_side: MessageSide;
  reason: ReportReason;
  note: string;
  evidence: JSONColumnType<Evidence[]>;
  created_at: MomentWithDefault;
  handled_at: MomentOrNull;
  handled_by: OrNull<number>;
  /** For the person who reported it; null until it is handled, and if nobody was left to read it. */
  answer: OrNull<string>;
}

/** The address with which somebody replies in a conversation from their mail program. */
interface ReplyAddresses {
  conversation_id: number;
  account_id: number;
  token: string;
  created_at: MomentWithDefault;
  given_at: MomentWithDefault;
}

/** Who had a live stream open, and when last. */
interface OpenPages {
  account_id: number;
  seen_at: ColumnType<string, string | undefined, string>;
}

/** Changes for open pages and other servers, until they are announced. */
interface News {
  id: ColumnType<number, never, never>;
  channel: string;
  payload: string;
}

export interface ConversationTables {
  conversations: Conversations;
  messages: Messages;
  message_attachments: MessageAttachments;
  conversation_readers: ConversationReaders;
  message_settings: MessageSettings;
  message_reports: MessageReports;
  reply_addresses: ReplyAddresses;
  open_pages: OpenPages;
  news: News;
}
