import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ImportedRow } from '../../../../../contract/jobs/job-imports.ts';
import { sampleOwnCompany } from '../../../../test/sample-hiring.ts';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../../test/stub-server.ts';
import ImportPage from './import-page.tsx';

const PREVIEW = 'POST /barong/resource/job_imports/preview';
const IMPORT = 'POST /barong/resource/job_imports';
const CSV = 'reference,title\nA-1,Tailor';

const row = (line: number, more: Partial<ImportedRow>): ImportedRow => ({
  line,
  reference: `A-${line}`,
  title: 'Tailor',
  outcome: 'new',
  joined: false,
  known_as: null,
  job_id: null,
  problems: [],
  ...more,
});
const wrong = row(4, {
  outcome: 'wrong',
  problems: [{ column: 'location', text: 'Say where.' }],
});
const joined = row(3, { outcome: 'changed', joined: true, job_id: 7 });

beforeEach(() => answer('GET /barong/resource/hr_profile', sampleOwnCompany()));

async function choose(csv = CSV) {
  await show(<ImportPage />, { as: 'hr', at: '/hr/jobs/import' });
  await expect.element(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await page.elementLocator(input ?? document.body).upload(new File([csv], 'jobs.csv'));
}
const toMend = () => page.getByRole('button', { name: 'Save the rows with problems' });
/** How the columns of the list were read, as it is read aloud. */
const readings = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.children].flatMap(({ childNodes }) => [...childNodes]))
    .map((parts) =>
      parts
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' '),
    )
    .filter((text) => text.includes('read as'));
const line = (name: RegExp) => page.getByRole('row', { name });

test('a file is previewed row by row with its problems, and imported only after that is confirmed', async () => {
  answer(PREVIEW, {
    rows: [row(2, {}), joined, wrong],
    columns: [
      { name: 'CTC (LPA)', read_as: ['salary'], said: '3-4.5', understood: '₹3–4.5 LPA' },
      { name: 'City', read_as: ['location'], said: 'Indore', understood: '' },
      { name: 'Notice', read_as: [], said: '', understood: '' },
    ],
  });
  answer(IMPORT, { rows: [row(2, { job_id: 6 }), joined, wrong] });
  await choose();
  await expect.element(line(/A-2 Tailor New/)).toBeVisible();
  await expect.element(line(/A-3 Tailor Joined with your job/)).toBeVisible();
  await expect.element(line(/A-4 Tailor Left out location: Say where\./)).toBeVisible();
  await expect.element(page.getByText('1 row with a problem is left out.')).toBeVisible();
  expect(readings()).toEqual([
    'CTC (LPA) read as salary “3-4.5” is read as “₹3–4.5 LPA”',
    'City read as location For example “Indore”',
    'Notice read as Not read',
  ]);
  await expect.element(toMend()).toBeVisible();
  await expectAccessible();
  expect(callsOf(IMPORT)).toEqual([]);
  await page.getByRole('button', { name: 'Import 2 jobs' }).click();
  await expect.element(page.getByText('2 jobs imported').first()).toBeVisible();
  await expect
    .element(line(/A-2/).getByRole('link', { name: 'Tailor' }))
    .toHaveAttribute('href', '/hr/jobs/6/edit');
  expect(callsOf(IMPORT).map(({ body }) => body)).toEqual([{ csv: CSV }]);
});

test('a list of jobs that came from the feed already offers to join them, and says under which number each exists', async () => {
  const known = row(2, { outcome: 'known', joined: true, known_as: 'F-7', job_id: 7 });
  answer(PREVIEW, { rows: [known], columns: [] });
  answer(IMPORT, { rows: [known] });
  await choose();
  await expect.element(line(/A-2 Tailor Already here as F-7/)).toBeVisible();
  await page.getByRole('button', { name: 'Join 1 job' }).click();
  await expect.element(page.getByText('1 job joined').first()).toBeVisible();
});

test('the preview scrolls into view on a phone, and gets the focus', async () => {
  answer(PREVIEW, {
    rows: Array.from({ length: 12 }, (_, at) => row(at + 2, {})),
    columns: [],
  });
  await choose();
  const heading = page.getByRole('heading', { name: 'In “jobs.csv”' });
  await expect.element(heading).toHaveFocus();
  const { top, bottom } = heading.element().getBoundingClientRect();
  expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
});

test('an empty file is not sent', async () => {
  await choose('');
  await expect.element(page.getByText('This file is empty.')).toBeVisible();
  expect(callsOf(PREVIEW)).toEqual([]);
});

test('a file that is no text is not sent, and says how to save the list', async () => {
  await choose('PK\u0003\u0004\0\0');
  await expect.element(page.getByText('The file could not be read').first()).toBeVisible();
  await expect.element(page.getByText(/Save your list as CSV \(UTF-8\)/)).toBeVisible();
  expect(callsOf(PREVIEW)).toEqual([]);
});

test('a list for which no answer came stays chosen, and is sent again', async () => {
  loseAnswersTo(PREVIEW);
  await choose();
  await expect.element(page.getByText('jobs.csv was not sent.')).toBeVisible();
  answer(PREVIEW, { rows: [row(2, {})], columns: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: /^Import/ })).toBeVisible();
  await expect.element(page.getByText('jobs.csv was not sent.')).not.toBeInTheDocument();
  expect(callsOf(PREVIEW).map(({ body }) => body.csv)).toEqual([CSV, CSV]);
});

test('a file that is not a list says so, and one with nothing new cannot be imported', async () => {
  refuse(PREVIEW, 'resource.job_import.unreadable');
  await choose('Dear Sir');
  await expect
    .element(page.getByText(/not a CSV file whose first line has column names/))
    .toBeVisible();
  answer(PREVIEW, { rows: [row(2, { outcome: 'same', job_id: 6 })], columns: [] });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await page.elementLocator(input ?? document.body).upload(new File([CSV], 'jobs.csv'));
  await expect.element(page.getByText('There is nothing to import in this file.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await expect.element(toMend()).not.toBeInTheDocument();
});
