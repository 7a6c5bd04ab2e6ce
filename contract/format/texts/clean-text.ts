/**
 * Text from an address in a form that the API accepts: without NUL characters, at most `longest` units
 * long, and not ending in half an emoji.
 */
export const cleanText = (text: string, longest: number): string =>
  text
    .replaceAll('\0', '')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '');
