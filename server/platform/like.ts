/** A LIKE pattern that matches the text anywhere; `%`, `_` and `\` in it are escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
