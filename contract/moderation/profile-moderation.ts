import { z } from 'zod';
import { ManagedAccount } from '../admin/managed-accounts.ts';
import { MODERATION_REASON_MAX_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { WrittenProfile } from '../profiles.ts';
import { visibilities } from '../profiles/choices.ts';
import { Report } from '../reports/reports.ts';
import { profileActs } from './acts.ts';
import { ModeratedAct } from './moderation.ts';

/** All that is known of a person whose profile was reported. */
export const ProfileCase = z.object({
  account: ManagedAccount,
  /** Null for recruiters, and before a seeker has saved one. */
  profile: z
    .object({
      ...WrittenProfile.shape,
      /** Who may find it, as its seeker chose. */
      visibility: z.enum(visibilities),
      is_public: z.boolean(),
      /** Whether moderators have hidden it from everybody who did not get it with an application. */
      is_held: z.boolean(),
    })
    .nullable(),
  /** Open ones first, then the newest. */
  reports: z.array(Report),
  /** How many reports of messages are about conversations in which the person wrote. */
  message_reports: z.number(),
  /** The newest first. */
  acts: z.array(ModeratedAct.extend({ by: z.string().nullable() })),
});
export type ProfileCase = z.output<typeof ProfileCase>;

export const profileModeration = endpoints({
  'GET /barong/admin/moderation/profiles/:id': {
    summary:
      'All that is known of a seeker or recruiter: the profile, the account with its history and notes, reports, and what was done',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ account: 'admin' }),
    output: ProfileCase,
    errors: ['resource.user.not_found'],
  },
  'POST /barong/admin/moderation/profiles/:id/acts': {
    summary:
      'Hide a seeker’s profile, show it again, or warn a seeker or recruiter, with a reason that they read and can appeal against',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ account: 'admin' }),
    body: z.object({
      act: z.enum(profileActs, 'request.missing'),
      reason: requiredText('request.missing', MODERATION_REASON_MAX_LENGTH),
    }),
    example: { act: 'warned', reason: 'Please show only certificates that are yours.' },
    output: ProfileCase,
    errors: ['request.missing', 'resource.user.not_found', 'resource.moderation.not_possible'],
  },
  'GET /barong/resource/profile_moderation': {
    summary:
      'Moderation actions on your own profile, why they were taken, and what became of appeals',
    who: ['user', 'hr'],
    team: 'viewer',
    output: z.object({ is_held: z.boolean(), acts: z.array(ModeratedAct) }),
  },
});
