import { z } from 'zod';

/** `proposed`: times were offered and none is chosen yet. */
const interviewStates = ['proposed', 'booked', 'cancelled'] as const;

/** The answer of somebody who is said not to have come: they were there, or ask for another time. */
export const absenceReplies = ['was_there', 'again'] as const;
export type AbsenceReply = (typeof absenceReplies)[number];

/**
 * Who cancelled an interview, or what made it needless: the candidate was hired, or the application
 * ended otherwise.
 */
const cancellers = ['candidate', 'company', 'hiring', 'application'] as const;

/** A cancellation, as both sides read it. */
export const Cancelled = z.object({
  by: z.enum(cancellers),
  /** The person who did it; empty if it was needless. */
  name: z.string(),
  /** What they wrote to the others. */
  note: z.string().nullable(),
});
export type Cancelled = z.output<typeof Cancelled>;

/** The interview of an application, reduced to what lists show. */
export const InterviewBrief = z.object({
  id: z.number(),
  /** Identifies it in calendars. */
  uid: z.string(),
  /**
   * Rises with each change, because calendars ignore what is older than what they have. The company sends it as If-Match
   * to be refused instead of overwriting a colleague's change.
   */
  version: z.number(),
  state: z.enum(interviewStates),
  /** Null until a time is chosen. */
  starts_at: z.string().nullable(),
  /** The last of the offered times; null once one is chosen, or it was cancelled. */
  last_slot_at: z.string().nullable(),
  /** None of the offered times was chosen, and all have passed. */
  times_passed: z.boolean(),
  minutes: z.number(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  /** When the company said that the candidate did not come, and what they answered. */
  missed_by_candidate_at: z.string().nullable(),
  candidate_reply: z.enum(absenceReplies).nullable(),
  /** When the candidate said that nobody of the company came. */
  missed_by_company_at: z.string().nullable(),
});
export type InterviewBrief = z.output<typeof InterviewBrief>;
