import { expect, test } from 'vitest';
import type { CompanyCheck } from '../../../contract/companies/company-checks.ts';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer } from '../../test/stub-server.ts';
import { metaOf } from '../../../contract/lists.ts';
import CompanyChecksPage from './checks-page.tsx';

const paper: CompanyCheck = {
  id: 3,
  kind: 'paper',
  company_id: 7,
  company_name: 'Malwa Mills',
  company_website: null,
  recruiter_name: 'Lakshmi Nair',
  recruiter_email: 'lakshmi@malwa.example',
  note: '',
  like_name: null,
  like_domain: null,
  paper_kind: 'gstin',
  paper_number: '27AAPFU0939F1ZV',
  file_url: null,
  created_at: '2026-11-20T05:30:00.000Z',
  decided_at: null,
  allowed: null,
  reason: null,
};

const markup = (company_checks: CompanyCheck[], address: string) => {
  answer('GET /barong/admin/company_checks', ({ query }) => ({
    company_checks,
    waiting_count: 1,
    meta: metaOf(query, company_checks.length),
  }));
  return answeredMarkupOf(<CompanyChecksPage />, { address });
};

test('what waits asks a question, what was decided states it', async () => {
  const waiting = await markup([paper], '/admin/companies');
  expect(waiting).toContain('does it say 27AAPFU0939F1ZV and this name?');
  const decided = { ...paper, decided_at: '2026-11-21T05:30:00.000Z', allowed: true };
  const alike = { ...decided, id: 4, kind: 'look_alike' as const, like_name: 'Infosys' };
  const done = await markup([decided, alike], '/admin/companies?status=decided');
  expect(done).toContain('Its GST registration (GSTIN), with the number 27AAPFU0939F1ZV.');
  expect(done).toContain('It could be taken for Infosys.');
  expect(done).not.toMatch(/\?<\/p>|cannot post jobs yet/);
});

test('links to the page of the company, which a look-alike has once it is allowed', async () => {
  const alike = { ...paper, kind: 'look_alike' as const, like_name: 'Infosys' };
  const allowed = { ...alike, decided_at: '2026-11-21T05:30:00.000Z', allowed: true };
  const shown = (check: CompanyCheck) => markup([check], '/admin/companies');
  expect(await shown(paper)).toContain('href="/companies/7/malwa-mills"');
  expect(await shown(alike)).not.toContain('href="/companies/7');
  expect(await shown({ ...allowed, allowed: false })).not.toContain('href="/companies/7');
  expect(await shown(allowed)).toContain('href="/companies/7/malwa-mills"');
});
