import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { listOf, paging } from '../lists.ts';
import { securityEventKinds } from './security-event-kinds.ts';

/** A refusal is an event too: it shows who tries what. */
export const securityEventOutcomes = ['done', 'refused'] as const;
export type SecurityEventOutcome = (typeof securityEventOutcomes)[number];

/** One security event of an account, as its holder sees it. */
export const SecurityEvent = z.object({
  id: z.number(),
  kind: z.enum(securityEventKinds),
  outcome: z.enum(securityEventOutcomes),
  /** How often it happened between `created_at` and `last_at`; more than 1 only for repeats. */
  count: z.number(),
  /** In English, such as "Chrome on Android"; null if somebody else did it, such as an admin. */
  device: z.string().nullable(),
  /** The parts of `device`, for other languages. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** An IPv4 address, or the first 64 bits of an IPv6 address; null if somebody else did it. */
  network: z.string().nullable(),
  created_at: z.string(),
  last_at: z.string(),
});
export type SecurityEvent = z.output<typeof SecurityEvent>;

export const securityEvents = endpoints({
  'GET /barong/resource/security_events': {
    summary: 'What happened to the security of the account in the last 180 days, newest first',
    who: 'account',
    query: paging(),
    output: listOf('security_events', SecurityEvent),
  },
});
