/**
 * A text of an address as the API takes it: without NUL characters, at most `longest` units long, and
 * never ending in half an emoji.
 */
export const cleanText = (text: string, longest: number): string =>
  text
    .replaceAll('\0', '')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '');
