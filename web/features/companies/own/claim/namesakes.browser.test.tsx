import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Company } from '../../../../../contract/companies.ts';
import { metaOf } from '../../../../../contract/lists.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../../test/stub-server.ts';
import { ClaimCompany } from './claim-company.tsx';
import { Namesakes } from './namesakes.tsx';

const COMPANIES = 'GET /barong/public/companies';

const company = (id: number, name: string, claimed: boolean): Company => ({
  id,
  name,
  description: null,
  industry: null,
  website: null,
  size: null,
  size_text: null,
  founded: null,
  headquarters: 'Narmada Bhavan',
  is_consultant: false,
  claimed,
  evidence: { level: 0, items: [] },
  active_jobs: 2,
  job_count: 2,
  activeJobs: 2,
  jobCount: 2,
  logo: null,
  answers: null,
});

test('an existing company of the same name is offered to be claimed, or is said to be managed by somebody', async () => {
  const companies = [
    company(3, 'Narmada', true),
    company(4, 'Narmada Mills', false),
    company(5, 'Narmada Foods', true),
    company(6, 'Satpura Mills', false),
  ];
  answer(COMPANIES, {
    companies,
    meta: metaOf({ page: 1, limit: 10 }, companies.length),
  });
  await show(<Namesakes name="Narmada Pvt. Ltd." />, { as: 'hr', at: '/profile/setup/hr' });
  await expect
    .element(page.getByRole('link', { name: 'It is mine: Narmada Mills' }))
    .toHaveAttribute('href', '/profile/setup/hr?claim=4');
  await expect.element(page.getByText('Somebody manages Narmada already.')).toBeVisible();
  expect(page.getByText(/Foods|Satpura/).elements()).toEqual([]);
  expect(callsOf(COMPANIES).map(({ query }) => query)).toMatchObject([{ search: 'narmada' }]);
  await expectAccessible();
});

test('a company is taken over by a record at its domain, once it is found there', async () => {
  const CLAIM = 'POST /barong/resource/company_claims/:id/record';
  answer('GET /barong/public/companies/:id', {
    ...company(4, 'Narmada Mills', false),
    website: 'https://narmada.example',
  });
  const record = 'vritti-claim=4c0a';
  answer('GET /barong/resource/company_claims/:id/record', { domain: 'narmada.example', record });
  refuse(CLAIM, 'resource.evidence.no_record');
  await show(<ClaimCompany id={4} />, { as: 'hr', at: '/profile/setup/hr?claim=4' });
  await expect.element(page.getByRole('textbox', { name: 'The record' })).toHaveValue(record);
  await expectAccessible();
  await page.getByRole('button', { name: 'Check it now' }).click();
  await expect.element(page.getByText('The record was not found')).toBeVisible();
  answer(CLAIM, { company_id: 4 });
  await page.getByRole('button', { name: 'Check it now' }).click();
  await expect.element(page.getByText('Narmada Mills is yours')).toBeVisible();
  await expect.poll(address).toBe('/hr/profile');
});

test('a record that cannot be loaded says so, and is not offered where it would prove nothing', async () => {
  const RECORD = 'GET /barong/resource/company_claims/:id/record';
  const website = 'https://narmada.example';
  answer('GET /barong/public/companies/:id', { ...company(4, 'Narmada Mills', false), website });
  const open = () => show(<ClaimCompany id={4} />, { as: 'hr', at: '/profile/setup/hr?claim=4' });
  refuse(RECORD, 'server.internal_error');
  await open();
  await expect.element(page.getByText('The record could not be loaded.')).toBeVisible();
  refuse(RECORD, 'resource.evidence.shared_domain');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'By a TXT record' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ask an admin' })).toBeVisible();
});

test('a company that somebody manages cannot be claimed, and is not said to be free', async () => {
  answer('GET /barong/public/companies/:id', company(3, 'Narmada', true));
  await show(<ClaimCompany id={3} />, { as: 'hr', at: '/profile/setup/hr?claim=3' });
  await expect.element(page.getByText('Somebody manages Narmada already.')).toBeVisible();
  expect(page.getByText('Nobody manages it here yet.').elements()).toEqual([]);
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
