/** Between facts of one line. It keeps to the fact before it, so that a line that wraps never begins with it. */
export const DOT = '\u00a0· ';

/** Facts of one line, without those that are empty or unknown. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(DOT);
