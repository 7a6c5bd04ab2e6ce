import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { languages } from '../../../../contract/endpoint.ts';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
} from '../../../../contract/jobs/choices/condition-choices.ts';
import {
  conditionColumnOf,
  conditionFieldNames,
} from '../../../../contract/jobs/conditions/condition-fields.ts';
import { importColumns } from '../../../../contract/jobs/import-columns.ts';
import { JobForm } from '../../../../contract/jobs.ts';
import { saidConditions } from '../../../../contract/test/said-by-jobs.ts';
import { choiceNamed } from '../conditions.ts';
import { columnOf, filledFields } from './own-columns.ts';
import { readOwnRows } from '../own-rows.ts';
import { readCsv } from '../readers/csv.ts';
import { rowsOf as rowsIn } from '../readers/file.ts';
import type { Row } from '../readers/row.ts';

async function rowsOf(csv: string) {
  const rows: Row[] = [];
  for await (const row of readCsv(Readable.from([csv]), csv)) rows.push(row);
  return rows;
}
const accountant = {
  title: 'Accountant',
  location: 'Sanwer Road, Indore',
  experience_min_years: 2,
  experience_max_years: 5,
  salary_min: 3,
  salary_max: 4.5,
  salary_period: 'year',
  skills: ['Tally', 'GST'],
  openings: 2,
  employment_type: 'full_time',
  work_mode: 'onsite',
};

test.each([
  [
    'in an office',
    'Req ID,Job Role,Exp,CTC (LPA),Vacancies,Work Location,JD,Skills Required,Job Type,Mode of work',
    'R-1,Accountant,2-5,3-4.5,2,"Sanwer Road, Indore",Keeps books.,Tally|GST,Permanent,Office',
    {},
  ],
  [
    'with columns for both ends',
    'Job Code,Designation,Min Exp (Yrs),Max Exp (Yrs),Salary From,Salary To,Salary Period,No. of Openings,City,Location,Job Description,Key Skills,Employment Type,Work Mode',
    'R-1,Accountant,2,5,25000,37500,Monthly,2,Indore,Sanwer Road,Keeps books.,Tally|GST,Full Time,WFO',
    { salary_period: 'month' },
  ],
  [
    'in Hindi',
    'संदर्भ,पद का नाम,अनुभव (साल),मासिक वेतन,रिक्तियां,कार्यस्थल,विवरण,हुनर,नौकरी का प्रकार,काम का तरीका',
    'R-1,Accountant,2-5,25 हज़ार - 37500,2,"Sanwer Road, Indore",Keeps books.,Tally|GST,फ़ुल-टाइम,काम की जगह पर',
    { salary_period: 'month' },
  ],
])('a list with columns as they are named %s is read', async (_, header, cells, more) => {
  const [row] = readOwnRows(await rowsOf(`${header}\n${cells}`), 'en');
  expect(row).toMatchObject({ problems: [], said: { ...accountant, ...more } });
});

test.each([
  ['years without a word', '2-5', [2, 5]],
  ['parts of years', '1.5 years', [1, null]],
  ['what a spreadsheet made of 2-8', '28 Feb', null],
  ['months', '6 months', null],
])('experience with %s is read or reported', async (_, said, years) => {
  const [row] = readOwnRows(await rowsOf(`reference,title,exp\nA-1,Tailor,${said}`), 'en');
  const isTold = row?.problems.some(({ column }) => column === 'min_experience');
  expect([row?.said.experience_min_years, row?.said.experience_max_years]).toEqual(
    years ?? [null, null],
  );
  expect(isTold).toBe(years === null);
});

test('a row fills every field that its list has a column for, and no other', async () => {
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

test('a posting of schema.org says all that a job needs', async () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Tailor',
    identifier: { value: 'A-1' },
    description: '<p>Works with cloth.</p>',
    jobLocation: { address: { addressLocality: 'Indore' } },
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'INR', value: { value: 18_000, unitText: 'MONTH' } },
    experienceRequirements: { monthsOfExperience: 24 },
  };
  const list = Buffer.from(JSON.stringify({ '@graph': [posting] }));
  const rows: Row[] = [];
  for await (const read of rowsIn(Readable.from([list]))) rows.push(read);
  const [row] = readOwnRows(rows, 'en');
  expect([row?.reference, row?.problems]).toEqual(['A-1', []]);
  expect(JobForm.parse(row?.content)).toMatchObject({
    title: 'Tailor',
    description: 'Works with cloth.',
    location: 'Indore',
    employment_type: 'full_time',
    salary_min: 2.16,
    salary_max: 2.16,
    salary_period: 'month',
    experience_min_years: 2,
  });
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
