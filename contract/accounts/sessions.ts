import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../ids.ts';
import { listOf, paging } from '../lists.ts';

/** A place where the account is signed in, as its own holder sees it. */
export const DeviceSession = z.object({
  id: z.number(),
  /** In English words, such as "Chrome on Android"; from what the browser says of itself. */
  device: z.string(),
  /** The parts of `device`, for other languages; null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network address it signed in from; where that is on a map is not known. */
  address: z.string(),
  created_at: z.string(),
  /** To the minute. */
  last_seen_at: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type DeviceSession = z.output<typeof DeviceSession>;

export const sessions = endpoints({
  'GET /barong/resource/sessions': {
    summary: 'Where the account is signed in: this device first, then the ones last seen',
    who: 'account',
    query: paging(),
    output: listOf('sessions', DeviceSession),
    errors: [],
  },
  'DELETE /barong/resource/sessions/:id': {
    summary: 'Log out one device',
    who: 'account',
    params: idParams({ session: 'seeker' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.session.not_found'],
  },
  'DELETE /barong/resource/sessions': {
    summary: 'Log out everywhere else: every session but the one that asks',
    who: 'account',
    output: z.object({ message: z.string(), ended: z.number() }),
    errors: [],
  },
});
