import { z } from 'zod';

const reasons = [
  /** The title says another name of what was typed. */
  'other_name',
  /** The title names work that is related to what was typed. */
  'related_work',
  /** One of its skills is what was typed. */
  'skill',
  /** What was typed is nowhere but in its description, its place or its conditions. */
  'details',
  /** Its title has another word of the same stem, as "operations" for "operator". */
  'similar_word',
  /** The name of its company says another name of what was typed. */
  'company',
  /** It says some of the words: `typed` are those that it does not say anywhere. */
  'some_words',
] as const;

/** Why a search found a job whose title does not say what was typed. */
export const WhyFound = z.object({
  job_id: z.number(),
  reason: z.enum(reasons),
  /** What the job says. */
  said: z.string(),
  /** The words that were typed for it. */
  typed: z.string(),
});
export type WhyFound = z.output<typeof WhyFound>;
