import { z } from 'zod';
import { applicationStatuses } from './applications/statuses.ts';
import { Message, MessageAttachment, messageSides } from './conversations/message.ts';
import { fitsMessage, isBlank } from './conversations/message-length.ts';
import {
  MESSAGE_ATTACHMENTS_MAX,
  MESSAGE_PAGE_SIZE,
  MESSAGES_PER_ACCOUNT_PER_DAY,
  NEW_CONVERSATIONS_PER_DAY,
} from './constants.ts';
import { endpoints } from './endpoint.ts';
import { idOf, idParams } from './fields/ids.ts';
import { listOf, paging, searchText } from './lists.ts';

/** Between a seeker and a company, or among the members of a team. */
export const conversationKinds = ['candidate', 'team'] as const;

/**
 * `online`: using an open page; `away`: idle on an open page, or here within the last quarter of an
 * hour; `offline`: neither. A company is as present as the most present of those who may answer.
 */
const presences = ['online', 'away', 'offline'] as const;
export type Presence = (typeof presences)[number];

/** Why nobody can write here any more. */
const closings = [
  /** The other account is switched off; which of the reasons it has is nobody's business. */
  'account_inactive',
  'account_deleted',
  /** Nobody at the company may sign in and answer. */
  'nobody_answers',
  /** The person has not applied and no longer agrees to be contacted. */
  'no_agreement',
] as const;
export type Closing = (typeof closings)[number];

/**
 * How far the other side has come, as ids of messages: everything up to there was delivered or
 * read. 0 is nothing. In a team's thread, the member who has come furthest counts.
 */
const Receipts = z.object({
  delivered_up_to: z.number(),
  read_up_to: z.number(),
  /** False if the other side hides what it has read; `read_up_to` is then 0. */
  are_told: z.boolean(),
  /**
   * Messages of the caller's side up to there that were never delivered and never will be: they
   * stay `sent`.
   */
  undelivered: z.array(z.number()),
});

export const Conversation = z.object({
  id: z.number(),
  kind: z.enum(conversationKinds),
  participant: z.object({
    /**
     * The account of a candidate, or the id of a company. Null for a candidate who is hidden or
     * deleted, and in the thread of a team.
     */
    id: z.number().nullable(),
    /** A hidden candidate's code in place of the name; empty if they deleted their account. */
    name: z.string(),
    profile_picture_url: z.string().nullable(),
  }),
  presence: z.enum(presences),
  /** The application that it was opened from, or the newest one; null without any. */
  about: z
    .object({
      application_id: z.number(),
      job_id: z.number(),
      job_title: z.string(),
      status: z.enum(applicationStatuses),
    })
    .nullable(),
  /** The last message that the caller may see; null while there is none. */
  last_message: z
    .object({
      id: z.number(),
      /** Its first 200 characters; empty if it has only attachments. */
      content: z.string(),
      created_at: z.string(),
      sender_name: z.string(),
      side: z.enum(messageSides),
      mine: z.boolean(),
      attachment_count: z.number(),
    })
    .nullable(),
  unread_count: z.number(),
  /** When it was last written, or opened if nobody wrote yet. */
  updated_at: z.string(),
  /** Null while it is open. */
  closed_because: z.enum(closings).nullable(),
  /** Whether the caller may send a message now. */
  may_write: z.boolean(),
  /**
   * Whether the caller's side has blocked the other. Nobody learns that the other side has blocked
   * them.
   */
  is_blocked: z.boolean(),
  receipts: Receipts,
});
export type Conversation = z.output<typeof Conversation>;

/**
 * Each side uses its own conversations. As with applications, everybody in a team reads those with
 * candidates, but only recruiters and owners write there and have unread messages. In the team's
 * own thread, everybody writes.
 */
const ofConversation = () => idParams({ conversation: 'seeker', companyConversation: 'recruiter' });

const both = ['user', 'hr'] as const;

const messageKey = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A text exactly as it was typed; NUL characters are refused with every other text. */
const messageText = z.string().refine(fitsMessage, 'resource.message.too_long');

export const MessageForm = z
  .object({
    content: messageText.optional(),
    /** The older name of `content`, which wins if both are sent. */
    message: messageText.optional(),
    /**
     * What the sender's browser calls the message, such as a UUID. If it is sent again, the answer
     * is the message that is already stored. Without it, the Idempotency-Key header counts.
     */
    client_id: z.string().min(1).max(100).optional(),
    /** A message of the same conversation that this one answers. */
    quotes: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    /** Attachments that the caller uploaded to this conversation and has not sent yet. */
    attachment_ids: z
      .array(idOf({ unsentAttachment: 'nobody' }))
      .max(MESSAGE_ATTACHMENTS_MAX)
      .default([]),
  })
  .superRefine(({ content, message, attachment_ids }, context) => {
    if (attachment_ids.length > 0 || !isBlank(content ?? message ?? '')) return;
    const path = [content === undefined ? 'message' : 'content'];
    context.addIssue({ code: 'custom', message: 'resource.message.missing_text', path });
  });
export type MessageForm = z.output<typeof MessageForm>;

/**
 * Live news of conversations is the topic `messages` with the conversation's id after a slash:
 * `data: messages/17`. A page that shows conversation 17 then reads its messages `after` the last key
 * that it has; every other page reads the list or the count.
 */
export const conversations = endpoints({
  'GET /barong/resource/conversations': {
    summary:
      "The caller's conversations, unread ones first, then the last written; what it answers counts as delivered",
    who: both,
    team: 'viewer',
    query: paging().extend({
      kind: z.enum(conversationKinds).default('candidate'),
      /** Looks into names, jobs and the texts that the caller may see. */
      search: searchText(),
    }),
    output: listOf('conversations', Conversation, {
      /** Messages that the caller has not read, of all conversations of both kinds. */
      unread_count: z.number(),
    }),
  },
  'GET /barong/resource/conversations/unread_count': {
    summary:
      'How many messages the caller has not read: the same number as in the list; they count as delivered',
    who: both,
    team: 'viewer',
    output: z.object({ unread_count: z.number() }),
  },
  'POST /barong/resource/conversations': {
    summary: `Open the conversation with somebody, or find the one that is there: by \`user_id\` or by \`application_id\`; at most ${NEW_CONVERSATIONS_PER_DAY} new ones a day, and as many as the plan gives for recruiters`,
    who: both,
    team: 'recruiter',
    verified: true,
    accepted: true,
    body: z
      .object({
        /**
         * The account of a candidate who applied or agreed to be contacted; of seekers, that of a recruiter whose
         * company they applied to or talk with.
         */
        user_id: idOf({ candidate: 'recruiter', writingRecruiter: 'seeker' }).optional(),
        /** The seeker's own, or one that the company received: the only way to a hidden candidate. */
        application_id: idOf({
          applicationElsewhere: 'seeker',
          receivedApplication: 'recruiter',
        }).optional(),
      })
      .refine(
        ({ user_id, application_id }) => (user_id === undefined) !== (application_id === undefined),
        { error: 'resource.conversation.missing_partner', path: ['user_id'] },
      ),
    status: 201,
    output: Conversation,
    errors: [
      'resource.conversation.missing_partner',
      'resource.conversation.not_allowed',
      'resource.conversation.closed',
      'resource.application.not_found',
      'resource.candidate.not_found',
      'resource.user.not_found',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/conversations/team': {
    summary: "Open the thread of the caller's team, or find the one that is there",
    who: 'hr',
    team: 'viewer',
    verified: true,
    status: 201,
    output: Conversation,
    errors: ['resource.hr_profile.not_found'],
  },
  'GET /barong/resource/conversations/:id': {
    summary: 'One conversation',
    who: both,
    team: 'viewer',
    params: ofConversation(),
    output: Conversation,
    errors: ['resource.conversation.not_found'],
  },
  'GET /barong/resource/conversations/:id/messages': {
    summary:
      'Messages of a conversation, oldest first: the newest page, the page `before` a key, or those `after` one; they count as delivered',
    who: both,
    team: 'viewer',
    params: ofConversation(),
    query: z
      .object({
        /** Only messages with a smaller id, the newest of them. */
        before: messageKey.optional(),
        /** Only messages with a larger id, the oldest of them; 0 starts with the first. */
        after: messageKey.optional(),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .transform((asked) => Math.min(asked, 100))
          .default(MESSAGE_PAGE_SIZE),
      })
      .refine(({ before, after }) => before === undefined || after === undefined, {
        error: 'request.invalid_value',
        path: ['before'],
      }),
    output: z.object({
      messages: z.array(Message),
      /** Whether there are more in the direction that was asked for. */
      has_more: z.boolean(),
      /** The conversation as it is now, with receipts and counts. */
      conversation: Conversation,
    }),
    errors: ['resource.conversation.not_found'],
  },
  'POST /barong/resource/conversations/:id/messages': {
    summary: `Send a message; the same \`client_id\` (or Idempotency-Key) is stored once. At most ${MESSAGES_PER_ACCOUNT_PER_DAY} a day, and as many as the plan gives for recruiters`,
    who: both,
    team: 'viewer',
    verified: true,
    accepted: true,
    params: ofConversation(),
    body: MessageForm,
    example: { content: 'Hello, can you come on Monday at ten?' },
    status: 201,
    output: Message,
    errors: [
      'resource.conversation.not_found',
      'resource.conversation.closed',
      'resource.conversation.blocked',
      'authz.team_role',
      'resource.message.missing_text',
      'resource.message.too_long',
      'resource.message.not_found',
      'resource.message_attachment.not_found',
      'resource.message_attachment.shows_name',
      'request.idempotency_key_reused',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/conversations/:id/read': {
    summary: 'Mark messages as read up to one of them, or all without it; never backwards',
    who: both,
    team: 'viewer',
    params: ofConversation(),
    body: z.object({ up_to: messageKey.optional() }),
    bodyIsOptional: true,
    output: z.object({
      /** Unread messages in this conversation. */
      unread_count: z.number(),
      /** Unread messages in all conversations. */
      total_unread_count: z.number(),
    }),
    errors: ['resource.conversation.not_found'],
  },
  'PUT /barong/resource/conversations/:id/block': {
    summary:
      'Block the other side, or end that: what it sends meanwhile is never shown, and it is not told',
    who: both,
    team: 'recruiter',
    params: ofConversation(),
    body: z.object({ blocked: z.boolean('request.missing') }),
    example: { blocked: true },
    output: Conversation,
    errors: ['resource.conversation.not_found', 'request.missing'],
  },
  'POST /barong/resource/conversations/:id/attachments': {
    summary:
      'Upload a file for a message: a document (PDF, DOC or DOCX) or a picture (JPEG, PNG, GIF or WebP), of at most 2 MB in `upload[]`; one that is not sent within a day is erased',
    who: both,
    team: 'viewer',
    verified: true,
    params: ofConversation(),
    upload: z.object({}),
    status: 201,
    output: MessageAttachment,
    errors: [
      'resource.conversation.not_found',
      'resource.conversation.closed',
      'resource.conversation.blocked',
      'authz.team_role',
      'resource.message_attachment.shows_name',
      'resource.document.invalid_format',
      'resource.document.empty',
      'resource.document.too_large',
      'resource.document.active',
      'resource.document.locked',
      'resource.document.slow',
      'resource.document.infected',
      'resource.document.not_scanned',
      'resource.document.no_space',
      'resource.picture.too_many_pixels',
      'resource.picture.unreadable',
      'request.missing',
      'request.too_many_requests',
    ],
  },
  'GET /barong/resource/message_attachments/:id/file': {
    summary: 'The bytes of an attachment, for both sides of its conversation',
    who: both,
    team: 'viewer',
    signed: true,
    params: idParams({ messageAttachment: 'seeker', companyAttachment: 'recruiter' }),
    output: 'file',
    errors: ['resource.message_attachment.not_found'],
  },
  'GET /barong/resource/message_settings': {
    summary: 'Whether companies are told what the seeker has read',
    who: 'user',
    output: z.object({ tells_when_read: z.boolean() }),
  },
  'PUT /barong/resource/message_settings': {
    summary:
      'Switch read receipts on or off; while they are off, no company is told, about earlier messages neither',
    who: 'user',
    body: z.object({ tells_when_read: z.boolean('request.missing') }),
    example: { tells_when_read: false },
    output: z.object({ tells_when_read: z.boolean() }),
    errors: ['request.missing'],
  },
});
