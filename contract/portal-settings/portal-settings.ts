import { z } from 'zod';
import { endpoints, languages } from '../endpoint.ts';
import { CategorySettings } from './categories.ts';
import { LanguageSettings } from './languages.ts';
import { LimitSettings } from './limit-settings.ts';
import { logoShapes } from './logo.ts';
import {
  AnnouncingSettings,
  ContactSettings,
  LookSettings,
  MailSettings,
  ModerationSettings,
  PaymentSettings,
  SmsSettings,
} from './settings.ts';

/** How often the group was changed, and who did it last. */
const changed = {
  version: z.number(),
  changed_at: z.string().nullable(),
  /** Null if the account is gone. */
  changed_by: z.string().nullable(),
};

/** `LookSettings` as answers show them, without the rules for new values. */
const Look = z.object({
  name: z.string().nullable(),
  accent: z.string().nullable(),
  accent_dark: z.string().nullable(),
  /** Where the logo is, as wide as it is; null without one. */
  logo_url: z.string().nullable(),
  ...changed,
});
const Contact = z.object({
  contact_email: z.string().nullable(),
  officer_name: z.string().nullable(),
  officer_email: z.string().nullable(),
  linkedin: z.string().nullable(),
  x: z.string().nullable(),
  youtube: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  ...changed,
});
const Moderation = z.object({ hold_first_jobs: z.boolean(), ...changed });
const Announcing = z.object({ hidden_pages: z.array(z.string()), ...changed });

/**
 * Whether keys are set; they can be written but are never shown. `unreadable` ones were sealed with
 * another server's key.
 */
const keys = { keys: z.enum(['none', 'set', 'unreadable']), ...changed };
const MailKeys = z.object({ sender: z.string().nullable(), ...keys });
const Keys = z.object(keys);

/** The outcome of a trial, in the words of the service that was asked. */
const Trial = z.object({ worked: z.boolean(), answer: z.string() });
export type Trial = z.output<typeof Trial>;

const Limits = z.object({
  jobs_per_day: z.number().nullable(),
  conversations_per_day: z.number().nullable(),
  upload_megabytes_per_day: z.number().nullable(),
  code_sms_per_hour: z.number().nullable(),
  ...changed,
});

const Categories = z.object({
  categories: z.array(
    z.object({ name_en: z.string(), name_hi: z.string(), search: z.string(), shown: z.boolean() }),
  ),
  ...changed,
});
const Languages = z.object({
  offered: z.array(z.enum(languages)),
  usual: z.enum(languages),
  ...changed,
});

const PortalSettings = z.object({
  languages: Languages,
  limits: Limits,
  mail: MailKeys,
  sms: Keys,
  payments: Keys,
  look: Look,
  contact: Contact,
  moderation: Moderation,
  announcing: Announcing,
  categories: Categories,
  /** What the server's environment sets, which wins over `contact`; null where it sets nothing. */
  by_environment: z.object({
    contact_email: z.string().nullable(),
    officer_name: z.string().nullable(),
    officer_email: z.string().nullable(),
    /** The address that mails come from: it is shown as long as there is no contact address. */
    sender_email: z.string().nullable(),
    /** Whether the environment sets the keys, which are never shown. */
    mail: z.boolean(),
    sms: z.boolean(),
    payments: z.boolean(),
  }),
});
export type PortalSettings = z.output<typeof PortalSettings>;

const errors = ['resource.setting.stale'] as const;

/** Changes name in `If-Match` the version that they are based on; without it, the last one wins. */
export const portalSettings = endpoints({
  'GET /barong/admin/settings': {
    summary: 'The settings of the portal, with what the environment of the server sets',
    who: 'admin',
    admins: [],
    output: PortalSettings,
  },
  'PUT /barong/admin/settings/look': {
    summary: 'Change what the portal is called, and its accent colour',
    who: 'admin',
    admins: [],
    body: LookSettings,
    example: { name: 'Rozgar Setu', accent: '#6d28d9', accent_dark: '#c4b5fd' },
    output: Look,
    errors: [
      ...errors,
      'request.missing',
      'resource.setting.odd_name',
      'resource.setting.no_colour',
      'resource.setting.low_contrast',
    ],
  },
  'POST /barong/admin/settings/look/logo': {
    summary:
      'Give the portal a logo (JPEG, PNG, GIF or WebP, at most 2 MB, in `upload[]`), drawn anew, in place of the one before',
    who: 'admin',
    admins: [],
    upload: z.object({}),
    output: Look,
    errors: [
      ...errors,
      'resource.document.empty',
      'resource.document.too_large',
      'resource.document.infected',
      'resource.document.not_scanned',
      'resource.document.no_space',
      'resource.picture.invalid_format',
      'resource.picture.too_large',
      'resource.picture.too_many_pixels',
      'resource.picture.unreadable',
      'request.missing',
      'request.too_many_requests',
    ],
  },
  'DELETE /barong/admin/settings/look/logo': {
    summary: 'Show the portal’s name in place of its logo',
    who: 'admin',
    admins: [],
    output: Look,
    errors,
  },
  'GET /barong/public/logo': {
    summary: 'The logo of the portal, for whoever was given its address',
    who: 'anyone',
    query: z.object({
      key: z.string().max(60).catch(''),
      /** At its own width, or in the middle of a square. */
      shape: z.enum(logoShapes).catch('wide'),
    }),
    output: 'file',
    errors: ['resource.picture.not_found'],
  },
  'PUT /barong/admin/settings/mail': {
    summary: 'Change how mails are sent; an `smtp_url` of null leaves the one that is set',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    body: MailSettings,
    example: { sender: 'jobs@example.in', smtp_url: 'smtp://user:password@smtp.example.in:587' },
    output: MailKeys,
    errors: [
      ...errors,
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'resource.setting.no_smtp',
    ],
  },
  'PUT /barong/admin/settings/sms': {
    summary: 'Change where SMS are sent',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    body: SmsSettings,
    example: { url: 'https://user:password@sms.example.in/send' },
    output: Keys,
    errors: [...errors, 'resource.setting.no_https'],
  },
  'PUT /barong/admin/settings/payments': {
    summary: 'Change the keys of Razorpay; without any, payments are tests',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    body: PaymentSettings,
    example: { api_key: 'rzp_test_1', key_secret: 'secret', webhook_secret: 'other-secret' },
    output: Keys,
    errors: [...errors, 'request.missing'],
  },
  'DELETE /barong/admin/settings/mail': {
    summary: 'Forget the mail server',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    output: MailKeys,
    errors: errors,
  },
  'DELETE /barong/admin/settings/sms': {
    summary: 'Forget where SMS are sent',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    output: Keys,
    errors: errors,
  },
  'DELETE /barong/admin/settings/payments': {
    summary: 'Forget the keys of Razorpay',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    output: Keys,
    errors: errors,
  },
  'POST /barong/admin/settings/mail/trial': {
    summary: 'Send a mail to one’s own address by what is in force',
    who: 'admin',
    admins: [],
    output: Trial,
    errors: ['request.too_many_requests'],
  },
  'POST /barong/admin/settings/sms/trial': {
    summary: 'Send an SMS to a number by what is in force',
    who: 'admin',
    admins: [],
    body: z.object({ phone: z.string().max(40) }),
    example: { phone: '+919876543210' },
    output: Trial,
    errors: ['identity.user.invalid_phone', 'request.too_many_requests'],
  },
  'POST /barong/admin/settings/payments/trial': {
    summary: 'Ask the payment gateway whether it knows the keys in force',
    who: 'admin',
    admins: [],
    output: Trial,
    errors: ['request.too_many_requests'],
  },
  'PUT /barong/admin/settings/limits': {
    summary: 'Change how much people may do in a day or an hour; null is the usual number',
    who: 'admin',
    admins: [],
    body: LimitSettings,
    example: {
      jobs_per_day: 50,
      conversations_per_day: null,
      upload_megabytes_per_day: null,
      code_sms_per_hour: 1_000,
    },
    output: Limits,
    errors,
  },
  'PUT /barong/admin/settings/languages': {
    summary: 'Choose the languages that the portal speaks, and the usual one',
    who: 'admin',
    admins: [],
    body: LanguageSettings,
    example: { offered: ['en', 'hi'], usual: 'hi' },
    output: Languages,
    errors: [...errors, 'resource.setting.no_language', 'resource.setting.language_not_offered'],
  },
  'PUT /barong/admin/settings/contact': {
    summary: 'Change whom people can write to, and the pages on social networks',
    who: 'admin',
    admins: [],
    body: ContactSettings,
    example: {
      contact_email: 'help@jobs.example.in',
      officer_name: 'Asha Rao',
      officer_email: 'grievances@jobs.example.in',
      linkedin: 'https://www.linkedin.com/company/example',
      x: '',
      youtube: '',
      instagram: '',
      facebook: '',
    },
    output: Contact,
    errors: [
      ...errors,
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'resource.setting.other_site',
    ],
  },
  'PUT /barong/admin/settings/moderation': {
    summary: 'Change what moderators see before everybody else',
    who: 'admin',
    admins: [],
    body: ModerationSettings,
    example: { hold_first_jobs: true },
    output: Moderation,
    errors,
  },
  'PUT /barong/admin/settings/categories': {
    summary: 'Choose the kinds of work that the first page leads to, in their order',
    who: 'admin',
    admins: [],
    body: CategorySettings,
    example: {
      categories: [{ name_en: 'Driving', name_hi: 'ड्राइविंग', search: 'driver', shown: true }],
    },
    output: Categories,
    errors: [...errors, 'request.missing'],
  },
  'PUT /barong/admin/settings/announcing': {
    summary: 'Choose which announced pages say that they are coming; the others do not exist',
    who: 'admin',
    admins: [],
    body: AnnouncingSettings,
    example: { hidden_pages: [] },
    output: Announcing,
    errors,
  },
});
