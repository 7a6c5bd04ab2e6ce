import { z } from 'zod';

const reasons = [
  /** The title has another name for what was typed. */
  'other_name',
  /** The title names work that is related to what was typed. */
  'related_work',
  /** One of its skills is what was typed. */
  'skill',
  /** What was typed is nowhere but in its description, its place or its conditions. */
  'details',
  /** Its title has another word of the same stem, as "operations" for "operator". */
  'similar_word',
  /** The company's name is another name for what was typed. */
  'company',
  /** It has some of the words: `typed` holds those that it has nowhere. */
  'some_words',
] as const;

/** Why a search found a job whose title does not say what was typed. */
export const WhyFound = z.object({
  job_id: z.number(),
  reason: z.enum(reasons),
  /** The matching words of the job. */
  said: z.string(),
  /** The typed words that they match. */
  typed: z.string(),
});
export type WhyFound = z.output<typeof WhyFound>;
