import { z } from 'zod';
import { accountStates } from './accounts.ts';
import { ACCOUNT_REASON_MAX_LENGTH } from './constants.ts';
import { endpoints } from './endpoint.ts';

/** How many there are now, and how many were added in the last seven days. */
const Figure = z.object({ total: z.number(), this_week: z.number() });

export const admin = endpoints({
  'GET /barong/admin/figures': {
    summary: 'How many people, companies, open jobs and applications there are',
    who: 'admin',
    output: z.object({
      seekers: Figure,
      recruiters: Figure,
      companies: Figure,
      open_jobs: Figure,
      applications: Figure,
    }),
    errors: [],
  },
  'POST /barong/admin/users/update': {
    summary: 'Let an account in or shut it out; its holder is told the reason at login',
    who: 'admin',
    body: z.object({
      uid: z.string().trim().min(1).max(40),
      /** `active` lets the account in; it becomes `pending` if its address is not confirmed. */
      state: z.enum(['active', 'inactive', 'banned']),
      reason: z.string().trim().max(ACCOUNT_REASON_MAX_LENGTH).optional(),
    }),
    output: z.object({
      uid: z.string(),
      state: z.enum(accountStates),
      reason: z.string().nullable(),
    }),
    /** Also answered for admins: only the operator may change their state. */
    errors: ['resource.user.not_found'],
  },
});
