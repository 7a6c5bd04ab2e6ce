import { numberText } from '../../lib/format/format.ts';

/** A number that is not known yet is a dash, because a zero would be a claim. */
export const counted = (count: number | undefined): string =>
  count === undefined ? '–' : numberText(count);
