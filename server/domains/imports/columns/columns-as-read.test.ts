import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type Language, languages } from '../../../../contract/endpoint.ts';
import {
  conditionChoiceNames,
  conditionChoices,
} from '../../../../contract/jobs/choices/condition-choices.ts';
import { importColumns } from '../../../../contract/jobs/import-columns.ts';
import { columnsAsRead } from './columns-as-read.ts';
import { readOwnRows } from '../own-rows.ts';
import { rowsOf } from '../readers/file.ts';
import type { Row } from '../readers/row.ts';

async function columnsOf(list: string, language: Language = 'en') {
  const rows: Row[] = [];
  for await (const row of rowsOf(Readable.from([Buffer.from(list)]))) rows.push(row);
  return columnsAsRead(rows, readOwnRows(rows, language), language);
}
/** What nothing is read from. */
const unreadIn = async (list: string) =>
  (await columnsOf(list)).filter(({ read_as }) => read_as.length === 0).map(({ name }) => name);
/** Each column with what is said of it on the page. */
const told = (columns: Awaited<ReturnType<typeof columnsOf>>) =>
  columns.map(({ name, read_as, said, understood }) =>
    [name, read_as.join('+'), said, understood].join(' > '),
  );

test('each column is named as in the file, with its first value and what was understood of it', async () => {
  const list = `Ref,Job Role,CTC (Monthly),Exp,Min Exp,Location,Skills Required,Job Type,Notice period
A-1,Tailor,,2-5,2,Indore|Ujjain,"Overlock, Cutting",Permanent,30
A-2,Cutter,25 k,2-5,2,Indore,Cutting,Permanent,`;
  expect(told(await columnsOf(list))).toEqual([
    'Ref > reference > A-1 > ',
    'Job Role > title > Tailor > ',
    'CTC (Monthly) > salary > 25 k > ₹25,000 a month',
    'Exp > min_experience+max_experience > 2-5 > ',
    'Min Exp > min_experience > 2 > ',
    'Location > location > Indore|Ujjain > Indore · Ujjain',
    'Skills Required > skills > Overlock, Cutting > Overlock · Cutting',
    'Job Type > employment_type > Permanent > Full-time',
    'Notice period >  > 30 > ',
  ]);
  const [pay] = await columnsOf('Title,CTC (LPA)\nTailor,3-4.5', 'hi').then((all) => all.slice(1));
  expect(pay?.understood).toBe('₹3–4.5 लाख सालाना');
});

test('of two columns for one thing the likelier name is read, and the other is not', async () => {
  const list = 'Role,Ref,Job Title,Location,Location\nWorker,A-1,Tailor,Indore,Ujjain';
  expect(await unreadIn(list)).toEqual(['Role', 'Location']);
});

test('beside a column with all of the pay, nothing is read from those of its ends', async () => {
  const list = 'Ref,Title,CTC (LPA),Salary From\nA-1,Tailor,3-4.5,12000';
  expect(await unreadIn(list)).toEqual(['Salary From']);
  const ends = await columnsOf('Ref,Title,Salary From (monthly),Salary To\nA-1,Tailor,12k,15k');
  expect(told(ends.slice(2))).toEqual([
    'Salary From (monthly) > salary > 12k > ₹12,000–15,000 a month',
    'Salary To > salary > 15k > ₹12,000–15,000 a month',
  ]);
});

test('elements of XML and keys of JSON are named as they stand there', async () => {
  const xml =
    '<source><publisher>Mill</publisher><job><title>Tailor</title><referencenumber>A-1</referencenumber><shoe>9</shoe></job></source>';
  expect(told(await columnsOf(xml))).toEqual([
    'title > title > Tailor > ',
    'referencenumber > reference > A-1 > ',
    'shoe >  > 9 > ',
  ]);
  expect(told(await columnsOf('{"id":"A-1","title":"Tailor","skills":["Cutting"]}'))).toEqual([
    'id > reference > A-1 > ',
    'title > title > Tailor > ',
    'skills > skills > Cutting > ',
  ]);
});

test('every column of the template is read as itself', async () => {
  const list = `${importColumns.join(',')}\n${importColumns.map(() => 'x').join(',')}`;
  const columns = await columnsOf(list);
  expect(columns.map(({ name, read_as }) => [name, read_as])).toEqual(
    importColumns.map((column) => [column, [column]]),
  );
});

test('the columns of choices may have the names that the pages give them', async () => {
  const choices = conditionChoiceNames.map((name) => conditionChoices[name].name);
  for (const language of languages) {
    const names = choices.map((name) => `"${name[language]}"`).join(',');
    expect(await unreadIn(`title,${names}\nTailor,${names}`)).toEqual([]);
  }
});

test('thousands of columns without a name, as spreadsheets leave them at the end, are passed over', async () => {
  expect(await unreadIn(`title${','.repeat(16_384)}\nTailor`)).toEqual([]);
});

test('more columns than a spreadsheet can have are not read', async () => {
  await expect(unreadIn(`title${','.repeat(20_000)}\nTailor`)).rejects.toThrow('too many columns');
});
