import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { languages } from '../../../contract/endpoint.ts';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
} from '../../../contract/jobs/choices/condition-choices.ts';
import {
  conditionColumnOf,
  conditionFieldNames,
} from '../../../contract/jobs/conditions/condition-fields.ts';
import { importColumns } from '../../../contract/jobs/import-columns.ts';
import { JobForm } from '../../../contract/jobs.ts';
import { saidConditions } from '../../../contract/test/said-by-jobs.ts';
import { choiceNamed } from './conditions.ts';
import { columnOf, filledFields, ignoredColumns } from './own-columns.ts';
import { readOwnRows } from './own-rows.ts';
import { readCsv } from './readers/csv.ts';
import type { Row } from './readers/row.ts';

async function rowsOf(csv: string) {
  const rows: Row[] = [];
  for await (const row of readCsv(Readable.from([csv]), csv)) rows.push(row);
  return rows;
}
const ignoredIn = async (csv: string) => ignoredColumns(await rowsOf(csv));

test('columns of a list that nothing is read from are named', async () => {
  const list = 'Reference,Job Title,Salary from,,Salary to\nA-1,Tailor,9,,12';
  expect(await ignoredIn(list)).toEqual(['salary_from', 'salary_to']);
});

test('no column of the template is among them', async () => {
  const row = importColumns.map(() => 'x').join(',');
  expect(await ignoredIn(`${importColumns.join(',')}\n${row}`)).toEqual([]);
});

test('a row is read into every field that a column fills, and into no other that a list has no column for', async () => {
  const full = importColumns.map(() => 'gender: A hostel for women').join(',');
  const [row] = readOwnRows(await rowsOf(`${importColumns.join(',')}\n${full}`), 'en');
  expect(Object.keys(row?.said ?? {}).toSorted()).toEqual(
    [...new Set([...filledFields, 'language'])].toSorted(),
  );
  const [least] = readOwnRows(await rowsOf('reference,title,location\nA-1,Tailor,Indore'), 'en');
  expect(Object.keys(least?.said ?? {}).toSorted()).toEqual([
    'language',
    'location',
    'locations',
    'title',
  ]);
});

test('a list can say all conditions of a job', async () => {
  const columns = conditionFieldNames.map(conditionColumnOf);
  const said = conditionFieldNames.map((name) => [saidConditions[name]].flat().join('|'));
  const list = `reference,title,location,description,employment_type,${columns.join(',')}
A-1,Tailor,Indore,Sews.,full time,${said.join(',')}`;
  const [row] = readOwnRows(await rowsOf(list), 'en');
  expect(row?.problems).toEqual([]);
  expect(JobForm.parse(row?.content)).toMatchObject(saidConditions);
});

test('a problem is reported at the first column that fills the field, if there is one', () => {
  expect(columnOf('salary_max')).toBe('salary');
  expect(columnOf('description')).toBe('description');
  expect(columnOf('expires_at')).toBeNull();
});

test.each(conditionChoiceNames)(
  'a list may say each value of "%s" by its name and as the pages say it, in both languages',
  (name) => {
    const by =
      '`listed` of conditionChoiceWords matches the value and its labels in both languages';
    for (const value of conditionChoices[name].values) {
      const labels = languages.map((language) => conditionValueText(name, value, language));
      for (const text of [value, ...labels]) {
        expect([text, choiceNamed(name, text)], by).toEqual([text, value]);
      }
    }
    expect(choiceNamed(name, '')).toBeNull();
    expect(choiceNamed(name, 'whenever')).toBeNull();
  },
);
