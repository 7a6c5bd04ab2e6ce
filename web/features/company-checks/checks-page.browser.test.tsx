import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CompanyCheck } from '../../../contract/companies/company-checks.ts';
import { metaOf } from '../../../contract/lists.ts';
import { show } from '../../test/stage.tsx';
import { answer } from '../../test/stub-server.ts';
import CompanyChecksPage from './checks-page.tsx';

const claim: CompanyCheck = {
  id: 3,
  kind: 'claim',
  company_id: 7,
  company_name: 'Malwa Mills',
  company_website: null,
  recruiter_name: 'Lakshmi Nair',
  recruiter_email: 'lakshmi@malwa.example',
  note: 'My name is in its register.',
  like_name: null,
  like_domain: null,
  paper_kind: null,
  paper_number: null,
  file_url: null,
  created_at: '2026-11-20T05:30:00.000Z',
  decided_at: null,
  allowed: null,
  reason: null,
};

test('after a decision, the note names the company, which is no longer in the list', async () => {
  answer('GET /barong/admin/company_checks', ({ query }) => ({
    company_checks: [claim],
    waiting_count: 1,
    meta: metaOf(query, 1),
  }));
  answer('PUT /barong/admin/company_checks/:id', {
    ...claim,
    allowed: true,
    decided_at: '2026-11-21T05:30:00.000Z',
  });
  await show(<CompanyChecksPage />, { as: 'admin', at: '/admin/companies' });
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.element(page.getByText('Malwa Mills: decided, and emailed')).toBeVisible();
});
