import { numberText } from '../../lib/format/format.ts';

/** An unknown number is a dash, because a zero would be a claim. */
export const counted = (count: number | undefined): string =>
  count === undefined ? '–' : numberText(count);
