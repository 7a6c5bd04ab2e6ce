/** What stands in the place of what is hidden; in no language, because texts are in any. */
export const HIDDEN_TEXT = '•••';

/** The text with that in the place of these parts, which are in their order and apart from one another. */
export function withoutParts(text: string, parts: readonly { from: number; to: number }[]): string {
  let rest = '';
  let from = 0;
  for (const part of parts) {
    rest += text.slice(from, part.from) + HIDDEN_TEXT;
    from = part.to;
  }
  return rest + text.slice(from);
}
