/** A LIKE pattern that finds the text anywhere; its own `%`, `_` and `\` stand for themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
