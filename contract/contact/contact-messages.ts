import { z } from 'zod';
import { days } from '../fields/optional-fields.ts';
import { Email } from '../accounts/email.ts';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_MESSAGE_MIN_LENGTH } from '../constants.ts';
import { contactFilters, contactTopics } from './contact-topics.ts';
import { endpoints, languages } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { listOf, onlyOf, paging } from '../lists.ts';
import { requiredText } from '../fields/texts.ts';
import { CONTACT_REFERENCE_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';
import { contactOutcomes } from './contact-outcomes.ts';

/** A message to the operator, as admins see it. */
export const ContactMessage = z.object({
  /** Also the number that the sender was given. */
  id: z.number(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  /** The request number from an error page, if the sender gave one. */
  request_number: z.string().nullable(),
  /** The language of the page that the message was written on. */
  language: z.enum(languages),
  created_at: z.string(),
  /** When the 15 days end within which the law requires an answer. */
  due_at: z.string(),
  /** Null until it is answered. */
  answered_at: z.string().nullable(),
  /** Null while it is open, and where an admin only marked it as answered. */
  outcome: z.enum(contactOutcomes).nullable(),
  /** What was mailed to the sender; empty if it was answered in another way. */
  answer: z.string(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** What the sender reads at the link in their mail: nothing that they wrote. */
const ContactMessageState = ContactMessage.pick({
  id: true,
  topic: true,
  created_at: true,
  due_at: true,
  answered_at: true,
  outcome: true,
  answer: true,
});
export type ContactMessageState = z.output<typeof ContactMessageState>;

export const contactMessages = endpoints({
  'POST /barong/public/contact_messages': {
    summary:
      'Write to the operator; the number of the message is answered and mailed to the sender',
    who: 'anyone',
    body: z.object({
      name: requiredText('request.missing', PERSON_NAME_MAX_LENGTH),
      email: Email,
      topic: z.enum(contactTopics, 'request.missing'),
      message: requiredText('request.missing', CONTACT_MESSAGE_MAX_LENGTH).min(
        CONTACT_MESSAGE_MIN_LENGTH,
        'resource.contact_message.too_short',
      ),
      request_number: z
        .string()
        .trim()
        .max(CONTACT_REFERENCE_MAX_LENGTH)
        .optional()
        .transform((text) => text || null),
      /** A trap for bots: people cannot see this field, programs that fill in every field do. */
      website: z.literal('', 'request.invalid_value').optional(),
    }),
    status: 201,
    output: z.object({ id: z.number() }),
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'resource.contact_message.too_short',
      'request.too_many_requests',
    ],
  },
  'POST /barong/public/contact_messages/state': {
    summary: 'What has become of a message to the operator, by the link in the mail to its sender',
    who: 'anyone',
    body: z.object({ token: requiredText('request.missing', 200) }),
    output: ContactMessageState,
    errors: ['request.missing', 'resource.contact_message.not_found', 'request.too_many_requests'],
  },
  'GET /barong/admin/contact_messages': {
    summary:
      'Messages to the operator that the role answers, what is due first while they are open, newest first once answered',
    who: 'admin',
    admins: ['support', 'data_protection'],
    query: paging().extend({
      ...days,
      status: z.enum(['open', 'answered']).default('open'),
      topic: onlyOf(contactFilters),
    }),
    output: listOf('contact_messages', ContactMessage, {
      /** How many messages are open: about the topic, or about all topics that the role answers. */
      open_count: z.number(),
    }),
  },
  'PUT /barong/admin/contact_messages/:id': {
    summary: 'Mark a message as answered in another way, or as open again',
    who: 'admin',
    admins: ['support', 'data_protection'],
    params: idParams({ contactMessage: 'admin' }),
    body: z.object({ answered: z.boolean('request.missing') }),
    example: { answered: true },
    output: ContactMessage,
    errors: ['resource.contact_message.not_found'],
  },
  'POST /barong/admin/contact_messages/:id/answer': {
    summary:
      'Answer an open message by mail, in its language; its sender also reads it at their link',
    who: 'admin',
    admins: ['support', 'data_protection'],
    params: idParams({ contactMessage: 'admin' }),
    body: z.object({
      outcome: z.enum(contactOutcomes, 'request.missing'),
      answer: requiredText('request.missing', CONTACT_MESSAGE_MAX_LENGTH),
    }),
    example: { outcome: 'solved', answer: 'The posting is gone. Thank you for telling us.' },
    output: ContactMessage,
    errors: [
      'request.missing',
      'resource.contact_message.not_found',
      'resource.contact_message.answered',
    ],
  },
});
