import { CANDIDATE_TAG_MAX_LENGTH } from '../../../contract/constants.ts';
import { cleanText } from '../../../contract/format/clean-text.ts';

/** How a list reads a tag of the company from its address. */
export const tagInAddress = {
  none: '',
  read: ([text = '']: readonly string[]): string =>
    cleanText(text.trim(), CANDIDATE_TAG_MAX_LENGTH).trim(),
};
