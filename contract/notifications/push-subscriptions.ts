import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';

/** A browser that shows notifications while no page is open. */
export const PushSubscription = z.object({
  id: z.number(),
  /** Such as "Chrome" and "Android"; null if the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** Whether it was switched on in the caller's own session. */
  is_this: z.boolean(),
});
export type PushSubscription = z.output<typeof PushSubscription>;

const endpoint = z.url('request.invalid_value').max(1_000, 'request.too_long');
const base64url = z.string('request.missing').regex(/^[\w-]{1,200}=*$/, 'request.invalid_value');

export const pushSubscriptions = endpoints({
  'GET /barong/resource/push_subscriptions': {
    summary:
      'The browsers in which the caller has switched notifications on, and the public key to subscribe to (RFC 8292)',
    who: 'account',
    output: z.object({
      public_key: z.string(),
      push_subscriptions: z.array(PushSubscription),
    }),
  },
  'POST /barong/resource/push_subscriptions': {
    summary:
      'Show notifications in this browser while no page is open; with the endpoint and the keys of its PushSubscription. Ends when the session is ended',
    who: 'account',
    body: z.object({ endpoint, p256dh: base64url, auth: base64url }),
    status: 201,
    output: PushSubscription,
    errors: [
      'request.invalid_value',
      'request.too_many_requests',
      'resource.push.unknown_service',
      'resource.push.taken',
    ],
  },
  'POST /barong/resource/push_subscriptions/here': {
    summary:
      'Whether the browser with this endpoint shows notifications of the caller. If it showed those of another account it shows none from now on',
    who: 'account',
    body: z.object({ endpoint }),
    output: z.object({ id: z.number().nullable() }),
  },
  'DELETE /barong/resource/push_subscriptions/:id': {
    summary: 'Show no more notifications in one of the caller’s browsers',
    who: 'account',
    params: idParams({ pushSubscription: 'seeker' }),
    output: z.object({ id: z.number() }),
    errors: ['resource.push.not_found'],
  },
});
