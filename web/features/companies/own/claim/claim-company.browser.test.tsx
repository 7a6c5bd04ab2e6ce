import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCompany } from '../../../../test/sample-company.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, refuse } from '../../../../test/stub-server.ts';
import { ClaimCompany } from './claim-company.tsx';

const UNCLAIMED = sampleCompany({
  id: 4,
  name: 'Narmada Mills',
  claimed: false,
  website: 'https://narmada.example',
});

test('a company is taken over by a record at its domain, once it is found there', async () => {
  const CLAIM = 'POST /barong/resource/company_claims/:id/record';
  answer('GET /barong/public/companies/:id', UNCLAIMED);
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
  answer('GET /barong/public/companies/:id', UNCLAIMED);
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
