import { z } from 'zod';
import { PROFILE_VIEW_DAYS, PROFILE_VIEW_LIFE_DAYS } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { listOf, paging } from '../lists.ts';
import { viewPeriods } from './view-periods.ts';

/** What a company can open of a seeker. */
const viewedThings = ['profile', 'resume', 'public_profile'] as const;

/** What led the company there: an application, its search, or the address of the public profile. */
const viewReasons = ['applied', 'searched', 'shared_link'] as const;

/**
 * A company looked at the profile on a day; however often and whichever of its people did, it
 * counts once.
 */
export const ProfileView = z.object({
  company_id: z.number(),
  company_name: z.string(),
  /** In Asia/Kolkata. */
  day: z.string(),
  opened: z.array(z.enum(viewedThings)),
  reasons: z.array(z.enum(viewReasons)),
});
export type ProfileView = z.output<typeof ProfileView>;

export const profileViews = endpoints({
  'GET /barong/resource/profile_views': {
    summary: `Which companies looked at the seeker's profile and resume, newest first; a month is ${PROFILE_VIEW_DAYS} days, a year ${PROFILE_VIEW_LIFE_DAYS}`,
    who: 'user',
    query: paging().extend({ period: z.enum(viewPeriods).default('month') }),
    output: listOf('profile_views', ProfileView, {
      /** The figures that the dashboard and the profile show. */
      counts: z.object({ month: z.number(), year: z.number() }),
    }),
  },
});
