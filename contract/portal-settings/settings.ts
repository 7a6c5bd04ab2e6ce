import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { announced } from '../announced/announced.ts';
import { blank, lineOrNull } from '../fields/optional-fields.ts';
import type { CategorySettings } from './categories.ts';
import type { LanguageSettings } from './languages.ts';
import type { LimitSettings } from './limit-settings.ts';
import { type AccentTheme, LEAST_CONTRAST, lowestContrast, ratioText } from './accent.ts';
import { isPageOf, type SocialSite } from './social-sites.ts';
import { PERSON_NAME_MAX_LENGTH, PORTAL_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';

const ADDRESS_MAX = 200;

const emailOrNull = z.union([blank, z.null(), Email], 'identity.user.invalid_email');

const pageOf = (site: SocialSite) =>
  lineOrNull(ADDRESS_MAX).refine(
    (address) => address === null || isPageOf(site, address),
    'resource.setting.other_site',
  );

/** Whom people can write to, and where else the operator is found. */
export const ContactSettings = z
  .object({
    contact_email: emailOrNull,
    officer_name: lineOrNull(PERSON_NAME_MAX_LENGTH),
    officer_email: emailOrNull,
    linkedin: pageOf('linkedin'),
    x: pageOf('x'),
    youtube: pageOf('youtube'),
    instagram: pageOf('instagram'),
    facebook: pageOf('facebook'),
  })
  .superRefine(({ officer_name: name, officer_email: email }, context) => {
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: 'request.missing' });
    if (email && !name) missing('officer_name');
    if (name && !email) missing('officer_email');
  });
export type ContactSettings = z.output<typeof ContactSettings>;

export const ModerationSettings = z.object({
  /** Whether moderators look at the first jobs of companies that nobody has checked before others see them. */
  hold_first_jobs: z.boolean(),
});
export type ModerationSettings = z.output<typeof ModerationSettings>;

const HIDDEN_PAGES_MAX = 50;
const isAnnounced = (asked: string) => announced.some(({ path }) => path === asked);

export const AnnouncingSettings = z.object({
  /** Paths of `contract/announced/announced.ts` that do not exist for visitors until they are released. */
  hidden_pages: z
    .array(z.string().refine(isAnnounced, 'request.invalid_value'))
    .max(HIDDEN_PAGES_MAX)
    .transform((paths) => [...new Set(paths)].toSorted()),
});
export type AnnouncingSettings = z.output<typeof AnnouncingSettings>;

/** Letters and signs of a name: none that HTML or JSON would need to escape, because it is put into both. */
const PORTAL_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .,'’·+\-\u200c\u200d]|& )*$/u;

/** `#rrggbb`: a colour that is legible on the surfaces of a theme, and on which text is legible. */
const accentIn = (theme: AccentTheme) =>
  z.union([
    blank,
    z.null(),
    z
      .string()
      .trim()
      .toLowerCase()
      .superRefine((colour, context) => {
        if (!/^#[\da-f]{6}$/.test(colour)) {
          context.addIssue({ code: 'custom', message: 'resource.setting.no_colour' });
          return;
        }
        const ratio = lowestContrast(colour, theme);
        if (ratio >= LEAST_CONTRAST) return;
        const params = { ratio: ratioText(ratio) };
        context.addIssue({ code: 'custom', message: 'resource.setting.low_contrast', params });
      }),
  ]);

/** What the portal is called and how it looks; its logo is uploaded by itself. */
export const LookSettings = z
  .object({
    /** Null for the product's own name. */
    name: lineOrNull(PORTAL_NAME_MAX_LENGTH).refine(
      (name) => name === null || PORTAL_NAME.test(name),
      'resource.setting.odd_name',
    ),
    /** The accent colour; null for the product's own. */
    accent: accentIn('light'),
    /** The accent colour of the dark theme; null derives it from `accent`. */
    accent_dark: accentIn('dark'),
  })
  .superRefine(({ accent, accent_dark: dark }, context) => {
    if (dark && !accent) {
      context.addIssue({ code: 'custom', path: ['accent'], message: 'request.missing' });
    }
  });
export type LookSettings = z.output<typeof LookSettings>;

const isUrl = (text: string, schemes: readonly string[]) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol);
const KEY_MAX = 500;
/** A secret that is written and never shown; null leaves the one that is set. */
const secretOrNull = lineOrNull(KEY_MAX);

/** How mails are sent. */
export const MailSettings = z.object({
  /** The address that mails come from. */
  sender: emailOrNull,
  smtp_url: secretOrNull.refine(
    (url) => url === null || isUrl(url, ['smtp:', 'smtps:']),
    'resource.setting.no_smtp',
  ),
});
export type MailSettings = z.output<typeof MailSettings>;

/** Who sends SMS for the portal. */
export const SmsSettings = z.object({
  url: secretOrNull.refine(
    (url) => url === null || isUrl(url, ['https:']),
    'resource.setting.no_https',
  ),
});
export type SmsSettings = z.output<typeof SmsSettings>;

/** The keys of Razorpay, which only work together. */
export const PaymentSettings = z
  .object({ api_key: secretOrNull, key_secret: secretOrNull, webhook_secret: secretOrNull })
  .superRefine((keys, context) => {
    if (Object.values(keys).every((key) => key === null)) return;
    for (const [name, key] of Object.entries(keys)) {
      if (key === null) {
        context.addIssue({ code: 'custom', path: [name], message: 'request.missing' });
      }
    }
  });
export type PaymentSettings = z.output<typeof PaymentSettings>;

/** The sealed keys as base64; null if none are set. */
interface Sealed {
  keys: string | null;
}

/** Each group is changed by itself. */
export interface SettingGroups {
  mail: Pick<MailSettings, 'sender'> & Sealed;
  sms: Sealed;
  payments: Sealed;
  languages: LanguageSettings;
  limits: LimitSettings;
  /** `logo` is the key of its stored files. */
  look: LookSettings & { logo: string | null };
  contact: ContactSettings;
  moderation: ModerationSettings;
  announcing: AnnouncingSettings;
  categories: CategorySettings;
}
export type SettingGroup = keyof SettingGroups;
