import type { FileAnswer } from '../endpoints.ts';

/**
 * A byte order mark, which tells spreadsheets that the text is UTF-8; without it they garble Hindi.
 */
export const CSV_START = '\u{FEFF}';

/**
 * One record by RFC 4180: every cell quoted, quotes doubled, CRLF at the end. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV Injection").
 */
export const csvRecord = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${withoutFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** A table as a file; `name` is without its ending. */
export const csvFile = (name: string, records: readonly (readonly string[])[]): FileAnswer => ({
  name: `${name}.csv`,
  mediaType: 'text/csv; charset=utf-8',
  content: CSV_START + records.map(csvRecord).join(''),
});

/** A negative number is not a formula. */
const isNumber = (cell: string) => /^-\d+(?:\.\d+)?$/.test(cell);

/** Some spreadsheets treat a full-width `＝` like the plain one. */
const withoutFormula = (cell: string) =>
  !isNumber(cell) && /^\s*[=+\-−@\t\r]/.test(cell.normalize('NFKC')) ? `'${cell}` : cell;
