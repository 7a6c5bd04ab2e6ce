import { z } from 'zod';
import { DECISION_UNDO_SECONDS, DECISIONS_AT_ONCE, INVITATIONS_AT_ONCE } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idOf } from '../fields/ids.ts';
import { seenText } from '../fields/texts.ts';
import { LETTER_MAX_LENGTH } from './letters.ts';
import { applicationStatuses } from './statuses.ts';

const applicationIds = z.array(idOf({ application: 'recruiter' }, { ignoresOthers: true })).min(1);

/** The applications that one decision is about. */
const decidedIds = applicationIds.max(DECISIONS_AT_ONCE);
/** The applications whose candidates one call invites, or offers the job. */
export const invitedIds = applicationIds.max(INVITATIONS_AT_ONCE);

const letterText = seenText(LETTER_MAX_LENGTH).default('');

/** One decision about one or many applications. */
export const ManyDecisions = z.object({
  ids: decidedIds,
  status: z.enum(applicationStatuses),
  /** One of the list (`contract/applications/reasons.ts`) or the company's own words; kept in its history. */
  reason: seenText(1_000).default(''),
  /** Whether the candidates read the reason too, above the letter. */
  tells_reason: z.boolean().default(false),
  /** What the candidates read, each in their language, with `{name}`, `{job}` and `{company}` filled in. */
  letter: z.object({ en: letterText, hi: letterText }).default({ en: '', hi: '' }),
});
export type ManyDecisions = z.output<typeof ManyDecisions>;

const refusedDecisions = [
  'resource.application.not_found',
  'resource.application.invalid_transition',
  // Of an invitation: there is an interview already. Of an offer: the one before was accepted. Of hiring: an offer waits.
  'resource.interview.exists',
  'resource.offer.over',
  'resource.offer.waiting',
  'request.too_many_requests',
] as const;

/**
 * The answer to everything that can be undone for a while before candidates are told: decisions,
 * invitations and offers.
 */
export const DecisionsMade = z.object({
  /** Decided; the candidates are told at `until`, unless it is undone before. */
  decided: z.array(z.number()),
  /** Left as they were, each with the reason. */
  refused: z.array(
    z.object({
      id: z.number(),
      code: z.enum(refusedDecisions),
      /** The colleague who decided first, and what they decided; null if the reason is another. */
      first: z.object({ by: z.string(), status: z.enum(applicationStatuses) }).nullable(),
    }),
  ),
  until: z.string(),
});
export type DecisionsMade = z.output<typeof DecisionsMade>;

export const deciding = endpoints({
  'POST /barong/resource/applications/decisions': {
    summary: `Decide up to ${DECISIONS_AT_ONCE} applications alike; it takes effect after ${DECISION_UNDO_SECONDS} seconds, and those that cannot be decided so are answered with why`,
    who: 'hr',
    body: ManyDecisions,
    example: {
      ids: [7, 9],
      status: 'rejected',
      reason: 'filled',
      tells_reason: true,
      letter: { en: 'Thank you for writing, {name}.' },
    },
    output: DecisionsMade,
  },
  'POST /barong/resource/applications/decisions/undo': {
    summary:
      'Take back own decisions, invitations and offers that have not taken effect; nobody is told of them',
    who: 'hr',
    body: z.object({ ids: decidedIds }),
    output: z.object({ undone: z.array(z.number()) }),
  },
});
