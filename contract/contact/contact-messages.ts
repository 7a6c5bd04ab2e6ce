import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_MESSAGE_MIN_LENGTH } from '../constants.ts';
import { contactTopics } from './contact-topics.ts';
import { endpoints, languages } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { listOf, paging } from '../lists.ts';
import { requiredText } from '../fields/texts.ts';

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
  /** Null until an admin has marked it as answered. */
  answered_at: z.string().nullable(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const contactMessages = endpoints({
  'POST /barong/public/contact_messages': {
    summary:
      'Write to the operator; the number of the message is answered and mailed to the sender',
    who: 'anyone',
    body: z.object({
      name: requiredText('request.missing', 120),
      email: Email,
      topic: z.enum(contactTopics, 'request.missing'),
      message: requiredText('request.missing', CONTACT_MESSAGE_MAX_LENGTH).min(
        CONTACT_MESSAGE_MIN_LENGTH,
        'resource.contact_message.too_short',
      ),
      request_number: z
        .string()
        .trim()
        .max(80)
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
  'GET /barong/admin/contact_messages': {
    summary:
      'Messages to the operator, oldest first while they are open, newest first once answered',
    who: 'admin',
    admins: ['support', 'data_protection'],
    query: paging().extend({ status: z.enum(['open', 'answered']).default('open') }),
    output: listOf('contact_messages', ContactMessage, {
      /** How many messages are not answered yet. */
      open_count: z.number(),
    }),
    errors: [],
  },
  'PUT /barong/admin/contact_messages/:id': {
    summary: 'Mark a message as answered, or as open again',
    who: 'admin',
    admins: ['support', 'data_protection'],
    params: idParams({ contactMessage: 'admin' }),
    body: z.object({ answered: z.boolean('request.missing') }),
    example: { answered: true },
    output: ContactMessage,
    errors: ['resource.contact_message.not_found'],
  },
});
