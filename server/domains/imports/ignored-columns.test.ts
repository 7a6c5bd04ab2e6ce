import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { importColumns } from '../../../contract/jobs/job-imports.ts';
import { ignoredColumns } from './ignored-columns.ts';
import { readCsv } from './readers/csv.ts';
import type { Row } from './readers/row.ts';

async function ignoredIn(csv: string) {
  const rows: Row[] = [];
  for await (const row of readCsv(Readable.from([csv]), csv)) rows.push(row);
  return ignoredColumns(rows);
}

test('columns of a list that nothing is read from are named', async () => {
  const list = 'Reference,Job Title,Salary from,,Salary to\nA-1,Tailor,9,,12';
  expect(await ignoredIn(list)).toEqual(['salary_from', 'salary_to']);
});

test('no column of the template is among them', async () => {
  const row = importColumns.map(() => 'x').join(',');
  expect(await ignoredIn(`${importColumns.join(',')}\n${row}`)).toEqual([]);
});
