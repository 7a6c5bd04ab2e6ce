import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { scoreCriteria, EVIDENCE_MIN_LENGTH, EVIDENCE_MAX_LENGTH } from './scoring.ts';

const NO_POINTS = 'resource.score_card.missing_points';
const NO_EVIDENCE = 'resource.score_card.missing_evidence';

const Points = z.coerce.number(NO_POINTS).int(NO_POINTS).min(1, NO_POINTS).max(4, NO_POINTS);
const Evidence = z
  .string(NO_EVIDENCE)
  .trim()
  .min(EVIDENCE_MIN_LENGTH, NO_EVIDENCE)
  .max(EVIDENCE_MAX_LENGTH);

const Score = z.object({
  criterion: z.enum(scoreCriteria, 'request.invalid_value'),
  points: Points,
  /** What was seen or heard that speaks for these points. */
  evidence: Evidence,
});
export type Score = z.output<typeof Score>;

export const ScoreCardForm = z.object({
  /** The criteria that the interviewer could judge, each once. */
  scores: z
    .array(Score)
    .max(scoreCriteria.length)
    .refine(
      (scores) => new Set(scores.map(({ criterion }) => criterion)).size === scores.length,
      'request.invalid_value',
    )
    .default([]),
  overall: Points,
  overall_evidence: Evidence,
});
export type ScoreCardForm = z.output<typeof ScoreCardForm>;

const ScoreCard = z.object({
  by: z.object({ id: z.number(), name: z.string() }),
  scores: z.array(Score.extend({ points: z.number(), evidence: z.string() })),
  overall: z.number(),
  overall_evidence: z.string(),
  created_at: z.string(),
  changed_at: z.string(),
  /** By its author, for a day after it was written, while nobody else has written one. */
  can_change: z.boolean(),
});
export type ScoreCard = z.output<typeof ScoreCard>;

/** The cards of an application, as one recruiter may see them. */
export const ScoreCards = z.object({
  mine: ScoreCard.nullable(),
  /**
   * The cards of others. Empty for somebody who still has to write their own, unless they said that
   * they will not.
   */
  others: z.array(ScoreCard),
  /** How many cards are not shown yet. */
  hidden_count: z.number(),
  /** Whether the caller said that they will write none. */
  has_waived: z.boolean(),
  average: z.number().nullable(),
  /** Members of the panel who have not written a card yet. */
  awaited: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type ScoreCards = z.output<typeof ScoreCards>;

const example = { overall: 3, overall_evidence: 'Reconciled the sample ledger without help.' };

export const scoreCards = endpoints({
  'GET /barong/resource/applications/:id/score_cards': {
    summary:
      'What the interviewers think of a candidate; whoever may write one and has not sees only that others have',
    who: 'hr',
    params: idParams({ application: 'recruiter' }),
    output: ScoreCards,
    errors: ['resource.application.not_found'],
  },
  'PUT /barong/resource/applications/:id/score_card': {
    summary:
      "Write one's own score card, or change it within a day while no colleague has written one",
    who: 'hr',
    team: 'interviewer',
    params: idParams({ application: 'recruiter' }),
    body: ScoreCardForm,
    example,
    output: ScoreCards,
    errors: [
      'resource.application.not_found',
      'resource.score_card.missing_points',
      'resource.score_card.missing_evidence',
      'resource.score_card.fixed',
      'request.invalid_value',
    ],
  },
  'POST /barong/resource/applications/:id/score_card/waiver': {
    summary:
      'Say that one writes no score card; it cannot be written any more, and those of others are shown',
    who: 'hr',
    team: 'interviewer',
    params: idParams({ application: 'recruiter' }),
    output: ScoreCards,
    errors: ['resource.application.not_found', 'resource.score_card.fixed'],
  },
});
