import { CANDIDATE_TAG_MAX_LENGTH } from '../../../contract/constants.ts';
import { cleanText } from '../../../contract/format/texts/clean-text.ts';

const NONE: readonly string[] = [];

/** The filter with which a list reads tags of the company from its address. */
export const tagsInAddress = {
  none: NONE,
  read: (texts: readonly string[]): readonly string[] => {
    const tags = texts.map((text) => cleanText(text.trim(), CANDIDATE_TAG_MAX_LENGTH).trim());
    return [...new Set(tags.filter((tag) => tag !== ''))];
  },
};
