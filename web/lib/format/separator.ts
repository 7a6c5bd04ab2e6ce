/** Between facts of one line. It keeps to the fact before it, so that a line that wraps never begins with it. */
export const DOT = '\u00a0· ';
