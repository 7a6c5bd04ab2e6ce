/**
 * A text as words in lower case separated by single spaces, so that only whole words are found in
 * another text. `+` and `#` are part of words such as C++ and C#.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
