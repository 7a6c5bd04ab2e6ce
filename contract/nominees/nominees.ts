import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { phoneOf } from '../accounts/phone.ts';
import { NOMINEE_NAME_MAX_LENGTH } from '../constants.ts';
import { endpoints, roles } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { nomineeRelations } from './nominee-relations.ts';

const Nominee = z.object({
  name: z.string(),
  relation: z.enum(nomineeRelations),
  /** At least one of `email` and `phone` is set. */
  email: z.string().nullable(),
  /** In E.164 form. */
  phone: z.string().nullable(),
  named_at: z.string(),
});
export type Nominee = z.output<typeof Nominee>;

const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

const NomineeForm = z
  .object({
    name: requiredText('request.missing', NOMINEE_NAME_MAX_LENGTH),
    relation: z.enum(nomineeRelations, 'request.missing'),
    email: z.preprocess(emptyIsNull, Email.nullable()),
    /** With a country code, or the ten digits of an Indian mobile number. */
    phone: z.preprocess(
      emptyIsNull,
      z
        .string()
        .max(40, 'identity.user.invalid_phone')
        .refine((text) => phoneOf(text) !== null, 'identity.user.invalid_phone')
        .overwrite((text) => phoneOf(text) ?? text)
        .nullable(),
    ),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['email'],
    error: 'resource.nominee.unreachable',
  });
export type NomineeForm = z.output<typeof NomineeForm>;

const held = z.object({ nominee: Nominee.nullable() });

export const nominees = endpoints({
  'GET /barong/resource/nominee': {
    summary: 'Whom the caller has named to exercise their rights after death or in incapacity',
    who: ['user', 'hr'],
    output: held,
  },
  'PUT /barong/resource/nominee': {
    summary: 'Name somebody, in place of whoever was named before; nobody is told',
    who: ['user', 'hr'],
    recentlyAuthenticated: true,
    body: NomineeForm,
    example: {
      name: 'Sunita Rao',
      relation: 'spouse',
      email: 'sunita@example.in',
      phone: '9876543210',
    },
    output: held,
    errors: [
      'request.missing',
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'identity.user.invalid_phone',
      'resource.nominee.unreachable',
    ],
  },
  'DELETE /barong/resource/nominee': {
    summary: 'Remove your nominee. Repeating this has no effect',
    who: ['user', 'hr'],
    recentlyAuthenticated: true,
    output: held,
  },
  'POST /barong/admin/contact_messages/:id/nominee': {
    summary:
      'Whom an account has named, to check a request about its data; the account is noted in the audit log',
    who: 'admin',
    admins: ['data_protection'],
    params: idParams({ contactMessage: 'admin' }),
    body: z.object({
      /** The account's address, as the person who asks gives it. */
      email: Email,
    }),
    example: { email: 'asha@example.in' },
    output: held.extend({
      /** Null if nobody has an account with this address. */
      account: z.object({ id: z.number(), username: z.string(), role: z.enum(roles) }).nullable(),
    }),
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'resource.contact_message.not_found',
    ],
  },
});
