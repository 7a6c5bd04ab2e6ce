import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { AnnouncingSettings, ContactSettings, ModerationSettings } from './settings.ts';

/** How often the group was changed, and who did it last. */
const changed = {
  version: z.number(),
  changed_at: z.string().nullable(),
  /** Null if the account is gone. */
  changed_by: z.string().nullable(),
};

/** The same values as they are sent, without the rules for new ones. */
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

const PortalSettings = z.object({
  contact: Contact,
  moderation: Moderation,
  announcing: Announcing,
  /** What the server's environment sets, which wins over `contact`; null where it sets nothing. */
  by_environment: z.object({
    contact_email: z.string().nullable(),
    officer_name: z.string().nullable(),
    officer_email: z.string().nullable(),
    /** The address that mails come from: it is shown as long as there is no contact address. */
    sender_email: z.string().nullable(),
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
    errors: [],
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
  'PUT /barong/admin/settings/announcing': {
    summary: 'Choose which announced pages say that they are coming; the others do not exist',
    who: 'admin',
    admins: [],
    body: AnnouncingSettings,
    example: { hidden_pages: ['/salary-guide'] },
    output: Announcing,
    errors,
  },
});
