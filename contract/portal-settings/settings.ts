import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { announced } from '../announced/announced.ts';
import { blank, lineOrNull } from '../fields/optional-fields.ts';
import { isPageOf, type SocialSite } from './social-sites.ts';

const ADDRESS_MAX = 200;
const NAME_MAX = 120;

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
    officer_name: lineOrNull(NAME_MAX),
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

export const AnnouncingSettings = z.object({
  /** Paths of `contract/announced/announced.ts` that do not exist for visitors until they are released. */
  hidden_pages: z
    .array(z.enum(announced.map(({ path }) => path)))
    .max(announced.length)
    .transform((paths) => [...new Set(paths)].toSorted()),
});
export type AnnouncingSettings = z.output<typeof AnnouncingSettings>;

/** Each group is changed by itself. */
export interface SettingGroups {
  contact: ContactSettings;
  moderation: ModerationSettings;
  announcing: AnnouncingSettings;
}
export type SettingGroup = keyof SettingGroups;
