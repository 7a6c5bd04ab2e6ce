import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOwnCompany } from '../../../test/sample-hiring.ts';
import { address, expectAccessible, leaveStage, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import EditCompanyPage from './edit-page.tsx';

const COMPANY = 'GET /barong/resource/hr_profile';
const SAVING = 'POST /barong/resource/hr_profile';

const open = (at = '/hr/profile/edit') => show(<EditCompanyPage />, { as: 'hr', at });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const about = field('About the company');
const save = () => page.getByRole('button', { name: 'Save Changes' }).click();

beforeEach(() => {
  answer(COMPANY, sampleOwnCompany());
  answer(SAVING, sampleOwnCompany());
});

test('reports missing values at each field, and focuses the first one', async () => {
  await open();
  await field('Company name').fill('');
  await field('Industry').fill('  ');
  await about.fill('');
  await save();
  await expect.element(field('Company name')).toHaveFocus();
  await expect.element(page.getByText('Please fix the errors in the form')).toBeVisible();
  for (const [label, mistake] of [
    ['Company name', /Company name is required\./],
    ['Industry', /Industry is required\./],
    ['About the company', /Company description is required\./],
  ] as const) {
    await expect.element(field(label)).toHaveAccessibleDescription(mistake);
  }
  expect(callsOf(SAVING)).toEqual([]);
});

test('is left-aligned, like other forms', async () => {
  await show(<EditCompanyPage />, { as: 'hr', at: '/hr/profile/edit', screen: 'desktop' });
  await expect.element(field('Company name')).toBeVisible();
  const form = document.querySelector('form')?.getBoundingClientRect();
  expect(form?.left).toBeLessThan(40);
});

test('refuses a website that is not public', async () => {
  await open();
  await field('Company website').fill('https://printer.local');
  await save();
  await expect
    .element(field('Company website'))
    .toHaveAccessibleDescription(/Enter a public web address that starts with https:\/\//);
  await expect.element(field('Company website')).toHaveFocus();
  expect(callsOf(SAVING)).toEqual([]);
});

test('accepts a website without https, and a plausible size and year', async () => {
  await open();
  await field('Company website').fill('kaveri.in');
  await field('Number of employees').fill('0');
  await field('Founded in').fill('3026');
  await save();
  await expect
    .element(field('Number of employees'))
    .toHaveAccessibleDescription(/Company size must be a whole number of at least 1\./);
  await expect
    .element(field('Founded in'))
    .toHaveAccessibleDescription(/Enter the year as four digits, not later than this year\./);
  await field('Number of employees').fill('34');
  await field('Founded in').fill('1998');
  await save();
  await expect.element(page.getByText('Company profile updated')).toBeVisible();
  await expect.poll(address).toBe('/hr/profile');
  expect(callsOf(SAVING).map(({ body }) => body)).toMatchObject([
    { company_website: 'https://kaveri.in', company_size: 34, founded: 1998 },
  ]);
});

test('sends only what was changed, so that a colleague’s changes stay', async () => {
  await open();
  await about.fill('A clinic of fifty beds.');
  await save();
  await expect.poll(address).toBe('/hr/profile');
  expect(callsOf(SAVING).map(({ body }) => body)).toEqual([
    { company_description: 'A clinic of fifty beds.', create_only: false },
  ]);
});

test('does not say that people see a company that waits for an admin', async () => {
  answer(SAVING, sampleOwnCompany({ waits_for_check: true }));
  await open();
  await about.fill('A clinic of fifty beds.');
  await save();
  await expect
    .element(page.getByText('once an admin has looked at its name').first())
    .toBeVisible();
  expect(page.getByText('People see the change at once.').elements()).toEqual([]);
});

test('keeps typed text for the next visit, and Cancel saves none of it', async () => {
  await open();
  await about.fill('A clinic of sixty beds.');
  leaveStage();
  await open();
  await expect.element(page.getByText('We kept what you typed here before.')).toBeVisible();
  await expect.element(about).toHaveValue('A clinic of sixty beds.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(address).toBe('/hr/profile');
  expect(callsOf(SAVING)).toEqual([]);
});

test('that is refused gives the reason and keeps what was typed, and the next try saves it', async () => {
  refuse(SAVING, 'request.too_many_requests');
  await open();
  await about.fill('A clinic of seventy beds.');
  await save();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Too many attempts\./);
  await expect.element(about).toHaveValue('A clinic of seventy beds.');
  answer(SAVING, sampleOwnCompany());
  await save();
  await expect.poll(address).toBe('/hr/profile');
});

test('takes somebody who came from posting back to it', async () => {
  answer(COMPANY, sampleOwnCompany({ complete: false, industry: null }));
  await open('/hr/profile/edit?reason=posting');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Company Profile Required.*before posting jobs/);
  await expectAccessible();
  await field('Industry').fill('Retail');
  await save();
  await expect.poll(address).toBe('/hr/jobs/create');
});
