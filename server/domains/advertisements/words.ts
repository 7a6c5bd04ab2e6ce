/**
 * A text as its words in small letters with single spaces, so that a word is found in another text by
 * its whole self. `+` and `#` belong to words such as C++ and C#.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
