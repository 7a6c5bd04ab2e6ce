/** Never broken across two lines: "02" at the end of one and "Dec 2026" on the next are hard to read. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
