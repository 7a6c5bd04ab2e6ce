/** What replaces hidden parts of a text; no word, because the text may be in any language. */
export const HIDDEN_TEXT = '•••';

/** The text with HIDDEN_TEXT in place of these parts, which are in order and do not overlap. */
export function withoutParts(text: string, parts: readonly { from: number; to: number }[]): string {
  let rest = '';
  let from = 0;
  for (const part of parts) {
    rest += text.slice(from, part.from) + HIDDEN_TEXT;
    from = part.to;
  }
  return rest + text.slice(from);
}
