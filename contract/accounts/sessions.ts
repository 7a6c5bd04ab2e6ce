import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { listOf, paging } from '../lists.ts';

/** One session of an account, as its holder sees it. */
export const DeviceSession = z.object({
  id: z.number(),
  /** In English, such as "Chrome on Android"; taken from the user agent. */
  device: z.string(),
  /** The parts of `device`, for other languages; null if the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The IP address that signed in. We do not know where it is on a map. */
  address: z.string(),
  created_at: z.string(),
  /** Accurate to the minute. */
  last_seen_at: z.string(),
  /** Whether this is the session that made the call. */
  current: z.boolean(),
});
export type DeviceSession = z.output<typeof DeviceSession>;

export const sessions = endpoints({
  'GET /barong/resource/sessions': {
    summary: 'Where the account is signed in: this device first, then the ones last seen',
    who: 'account',
    query: paging(),
    output: listOf('sessions', DeviceSession),
  },
  'DELETE /barong/resource/sessions/:id': {
    summary: 'Log out one device',
    who: 'account',
    recentlyAuthenticated: true,
    params: idParams({ session: 'seeker' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.session.not_found'],
  },
  'DELETE /barong/resource/sessions': {
    summary: 'Log out everywhere else: every session but the one that asks',
    who: 'account',
    recentlyAuthenticated: true,
    output: z.object({ message: z.string(), ended: z.number() }),
  },
});
