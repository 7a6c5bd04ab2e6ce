import { MESSAGE_MAX_LENGTH, MESSAGE_MAX_UNITS } from '../constants.ts';

let graphemes: Intl.Segmenter | undefined;

/**
 * Whether a text is short enough to send: at most MESSAGE_MAX_LENGTH characters as people count them
 * (graphemes: a family emoji is one, as is a consonant with its vowel sign), and at most
 * MESSAGE_MAX_UNITS UTF-16 units, because a single grapheme can be of any length.
 */
export function fitsMessage(text: string): boolean {
  if (text.length <= MESSAGE_MAX_LENGTH) return true;
  return text.length <= MESSAGE_MAX_UNITS && messageLength(text) <= MESSAGE_MAX_LENGTH;
}

/** How many characters people see in a text. */
export function messageLength(text: string): number {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].length;
}

/** Whether nothing of a text can be seen: spaces, line breaks and characters without width. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800\u3164\u115F\u1160\uFFA0]*$/u.test(text);
