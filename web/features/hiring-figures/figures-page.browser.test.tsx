import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleFigures } from '../../test/sample-figures.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../test/stub-server.ts';
import FiguresPage from './figures-page.tsx';

const FIGURES = 'GET /barong/resource/hr/figures';
const SHEET = 'GET /barong/resource/hr/figures.csv';

const open = (at = '/hr/figures') => show(<FiguresPage />, { as: 'hr', at, screen: 'desktop' });
const section = (name: string) => page.getByRole('region', { name });

beforeEach(() => answer(FIGURES, sampleFigures(30)));

test('figures are shown as charts, each with its table behind a button', async () => {
  await open();
  const days = section('Applications per day');
  await expect.element(days.getByRole('figure')).toHaveAccessibleName(/applications in 30 days/);
  await days.getByRole('button', { name: 'See as table' }).click();
  await expect.element(days.getByRole('row', { name: '22 Nov 2026 22' })).toBeVisible();
  await expect.element(days.getByRole('button', { name: 'See as chart' })).toBeVisible();
  const stages = section('How far they came');
  await expect.element(stages.getByText('Looked at')).toBeVisible();
  await stages.getByRole('button', { name: 'See as table' }).click();
  await expect.element(stages.getByRole('row', { name: 'Looked at 30' })).toBeVisible();
  const sources = section('Where they came from');
  await sources.getByRole('button', { name: 'See as table' }).click();
  await expect.element(sources.getByRole('row', { name: 'Referral 15' })).toBeVisible();
  const answers = section('Time to answer');
  await answers.getByRole('button', { name: 'See as table' }).click();
  await expect.element(answers.getByRole('row', { name: '2 or 3 days 12' })).toBeVisible();
  const stays = section('Days in each stage');
  await stays.getByRole('button', { name: 'See as table' }).click();
  await expect.element(stays.getByRole('row', { name: 'Reviewing 19 3 days' })).toBeVisible();
  await expect.element(stays.getByRole('row', { name: 'Offered 0 None yet' })).toBeVisible();
  await expect.element(page.getByText('5 hours · 3 days')).toBeVisible();
  await expectAccessible();
});

test('period and job are in the address, and apply to what is saved', async () => {
  await open();
  await page.getByRole('link', { name: '90 days' }).click();
  await page.getByLabelText('Job').selectOptions('Clerk · Indore · posted 03 Nov 2026');
  await expect.poll(() => address()).toBe('/hr/figures?days=90&job=7');
  loseAnswersTo(SHEET);
  await page.getByRole('button', { name: 'Save as CSV: How long they wait for you' }).click();
  await expect.element(page.getByText('The file could not be saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save as CSV: Closing within 7 days' }).click();
  expect(callsOf(SHEET).map(({ query }) => query)).toEqual([
    { days: 90, job_id: 7, table: 'times' },
    { days: 90, job_id: 7, table: 'closing' },
  ]);
});
