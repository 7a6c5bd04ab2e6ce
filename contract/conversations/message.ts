import { z } from 'zod';
import { MessageWarning } from '../message-check/warnings.ts';

/** The two sides of a conversation. Among the members of a team everybody is of the company. */
export const messageSides = ['seeker', 'company'] as const;
export type MessageSide = (typeof messageSides)[number];

/** `sent` is stored, `delivered` has reached a device of the other side, `read` was opened there. */
const messageStates = ['sent', 'delivered', 'read'] as const;
export type MessageState = (typeof messageStates)[number];

/** `unreadable`: a picture, a scan, or locked with a password. */
export const attachmentReadings = ['waiting', 'read', 'unreadable'] as const;
export type AttachmentReading = (typeof attachmentReadings)[number];

export const MessageAttachment = z.object({
  id: z.number(),
  kind: z.enum(['document', 'image']),
  name: z.string(),
  media_type: z.string(),
  size_bytes: z.number(),
  /** Opens the file without a bearer token, for SIGNED_ADDRESS_MINUTES. */
  url: z.string(),
  /** Only for the seeker it was sent to: whether its text was looked at. */
  reading: z.enum(attachmentReadings).optional(),
  /** Why its text deserves care, in the same way as that of a message. */
  warnings: z.array(MessageWarning).optional(),
});
export type MessageAttachment = z.output<typeof MessageAttachment>;

/** The beginning of a message that another one answers. */
const QuotedMessage = z.object({
  id: z.number(),
  sender_name: z.string(),
  /** At most 200 characters of it; empty if it has only attachments. */
  content: z.string(),
});

export const Message = z.object({
  /**
   * Ids grow with time: within a conversation, a message stored later has the larger id, and no
   * smaller one ever appears after it.
   */
  id: z.number(),
  conversation_id: z.number(),
  /** Null if the sender deleted their account, or is a candidate whose name is still hidden. */
  sender_id: z.number().nullable(),
  /** Empty if the sender deleted their account. */
  sender_name: z.string(),
  side: z.enum(messageSides),
  /** Whether the caller wrote it. */
  mine: z.boolean(),
  /**
   * The text as it was sent; to be shown as text, never as HTML. Empty if there are only
   * attachments.
   */
  content: z.string(),
  created_at: z.string(),
  /**
   * How far it came, for what the caller's side wrote; `read` for what the caller received. Later
   * changes follow from `receipts` of the conversation.
   */
  state: z.enum(messageStates),
  /** Whether the recipient has read it, as far as the caller may know. */
  read: z.boolean(),
  /** The id that the sender's browser gave it; null for messages of others. */
  client_id: z.string().nullable(),
  quotes: QuotedMessage.nullable(),
  attachments: z.array(MessageAttachment),
  /**
   * Why a seeker should be careful with what a company wrote; kept with the message when it was
   * sent. Absent for its writer, and where there is no reason.
   */
  warnings: z.array(MessageWarning).optional(),
  /**
   * Phone numbers, links and addresses to pay to, as places in `content`, of a company that has not shown
   * yet who it is: to be shown only once the seeker wants to see them. Absent where there are none.
   */
  held_back: z.array(z.object({ from: z.number(), to: z.number() })).optional(),
});
export type Message = z.output<typeof Message>;
