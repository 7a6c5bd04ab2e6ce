import { CANDIDATE_TAG_MAX_LENGTH } from '../../../contract/constants.ts';
import { cleanText } from '../../../contract/format/texts/clean-text.ts';

/** The filter with which a list reads one of the company's tags from its address. */
export const tagInAddress = {
  none: '',
  read: ([text = '']: readonly string[]): string =>
    cleanText(text.trim(), CANDIDATE_TAG_MAX_LENGTH).trim(),
};
