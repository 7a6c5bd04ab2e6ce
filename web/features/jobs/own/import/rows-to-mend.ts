import type { ImportedRow } from '../../../../../contract/jobs/job-imports.ts';

/**
 * The rows with problems as a file of their own, unchanged and under the list's first line: only these have to be
 * corrected and sent again.
 */
export function rowsToMend(csv: string, rows: readonly ImportedRow[]) {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const [head = ''] = lines;
  // A row is identified by the line on which it ends; one with line breaks in a cell begins after the row before it.
  const ends = [1, ...rows.map(({ line }) => line)];
  const wrong = rows.flatMap(({ outcome, line }, at) =>
    outcome === 'wrong' ? lines.slice(ends[at], line).filter((text) => text !== '') : [],
  );
  return {
    name: 'rows-to-mend.csv',
    blob: new Blob([`\uFEFF${[head, ...wrong].join('\r\n')}\r\n`], {
      type: 'text/csv;charset=utf-8',
    }),
  };
}
