import { z } from 'zod';
import { LAWFUL_REASON_MAX_LENGTH } from '../../constants.ts';
import { seenText } from '../../fields/texts.ts';
import { discriminations } from './kinds.ts';

/**
 * Why the law allows what a text asks for, such as a woman as the warden of a women's hostel; by the
 * kind of the requirement. Everybody reads it on the page of the job.
 */
export const LawfulReasons = z
  .partialRecord(z.enum(discriminations), seenText(LAWFUL_REASON_MAX_LENGTH))
  .transform((reasons): LawfulReasons =>
    Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason)),
  );
export type LawfulReasons = Partial<Record<(typeof discriminations)[number], string>>;
