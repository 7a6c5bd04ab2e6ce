import { expect, test } from 'vitest';
import type { ImportedRow, ImportOutcome } from '../../../../../contract/jobs/job-imports.ts';
import { rowsToMend } from './rows-to-mend.ts';

const row = (line: number, outcome: ImportOutcome): ImportedRow => ({
  line,
  reference: `A-${line}`,
  title: '',
  outcome,
  joined: false,
  known_as: null,
  job_id: null,
  problems: [],
});

test('rows with problems are put under the list’s first line, complete with line breaks in their cells', async () => {
  const csv =
    '\uFEFFreference,title\r\nA-1,Tailor\r\n\r\nA-2,"Cutter\r\nof cloth"\r\nA-3\r\nA-4,Presser';
  const { blob } = rowsToMend(csv, [
    row(2, 'new'),
    row(5, 'wrong'),
    row(6, 'wrong'),
    row(7, 'same'),
  ]);
  expect(await blob.text()).toBe('reference,title\r\nA-2,"Cutter\r\nof cloth"\r\nA-3\r\n');
});
