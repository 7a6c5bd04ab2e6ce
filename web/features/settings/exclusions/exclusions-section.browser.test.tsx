import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { ExclusionsSection } from './exclusions-section.tsx';

const EXCLUSIONS = 'GET /barong/resource/exclusions';
const COMPANY = 'DELETE /barong/resource/excluded_companies/:company_id';
const CONSULTANTS = 'PUT /barong/resource/excluded_consultants';
const excluded_at = '2026-11-20T06:00:00Z';

const all = {
  companies: [{ company_id: 4, name: 'Malwa Mills', open_jobs: 12, excluded_at }],
  consultants: { excluded: false, open_jobs: 31 },
  jobs: [{ job_id: 9, title: 'Tailor', company_name: 'Meera Boutique', open_jobs: 1, excluded_at }],
};
const nothing = { ...all, companies: [], jobs: [] };

beforeEach(() => {
  answer(EXCLUSIONS, all);
});

const open = () => show(<ExclusionsSection />, { as: 'user', at: '/settings' });

const consultants = () => page.getByRole('switch', { name: 'Hide all consultants' });

test('everything hidden is listed with how many jobs that affects, and can be shown again', async () => {
  answer(COMPANY, { message: '' });
  await open();
  const companies = page.getByRole('list', { name: 'Hidden companies' });
  await expect.element(companies).toMatchTextContent(/Malwa Mills.*Hides 12 open jobs/);
  await expect
    .element(page.getByRole('list', { name: 'Less like these' }))
    .toMatchTextContent(/Tailor.*Meera Boutique.*1 open job of the kind or company/);
  await expectAccessible();
  answer(EXCLUSIONS, nothing);
  await companies.getByRole('button', { name: 'Show again' }).click();
  await expect.element(page.getByText('None. The menu of a job hides its company.')).toBeVisible();
  expect(callsOf(COMPANY).map(({ params }) => params)).toEqual([{ company_id: 4 }]);
});

test('consultants are hidden all at once', async () => {
  answer(CONSULTANTS, { message: '' });
  await open();
  await expect.element(page.getByText(/They have 31 open jobs/)).toBeVisible();
  answer(EXCLUSIONS, { ...all, consultants: { excluded: true, open_jobs: 31 } });
  await consultants().click();
  await expect.element(page.getByText('Consultants are hidden')).toBeVisible();
  await expect.element(consultants()).toBeChecked();
  expect(callsOf(CONSULTANTS).map(({ body }) => body)).toEqual([{ excluded: true }]);
});

test('a change that fails is reverted, and says why', async () => {
  refuse(CONSULTANTS, 'request.invalid_value');
  await open();
  await consultants().click();
  await expect.element(page.getByText('Not saved')).toBeVisible();
  await expect.element(consultants()).not.toBeChecked();
});
