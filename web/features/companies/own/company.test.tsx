import { describe, expect, test } from 'vitest';
import type { HrProfile } from '../../../../contract/companies.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import EditCompanyPage from './edit-page.tsx';
import CompanyProfilePage from './profile-page.tsx';
import SetUpCompanyPage from './setup-page.tsx';
import { sampleOwnCompany } from '../../../test/sample-hiring.ts';

const company = sampleOwnCompany({
  id: 3,
  company_name: 'Malwa Mills',
  company_description: 'Spins cotton.\n\nSince 1998.',
  industry: 'Textiles',
  company_website: 'https://www.malwa.example.in/',
  company_size: 34,
  company_size_text: '11–50 employees',
  company_location: 'Indore',
  location: 'Indore',
  founded: 1998,
  active_job_count: 4,
  total_job_count: 9,
  applications_received: 1_234,
});

const COMPANY = 'GET /barong/resource/hr_profile';

interface Visit {
  page: () => React.ReactNode;
  known: HrProfile | null;
  address?: string;
  language?: Language;
}

function markup({ page: Page, known, ...visit }: Visit) {
  if (known) answer(COMPANY, known);
  else refuse(COMPANY, 'resource.hr_profile.not_found');
  answer('GET /barong/resource/company_hints', {
    company_name: 'Ravi & Sons',
    company_website: null,
    industry: null,
    company_size: null,
  });
  return answeredMarkupOf(<Page />, visit);
}

describe('the company profile', () => {
  test('shows the company, its figures and its public page, and no alert when complete', async () => {
    const html = await markup({ page: CompanyProfilePage, known: company });
    for (const text of [
      'Malwa Mills',
      'Textiles',
      '11–50 employees',
      'malwa.example.in',
      '1,234',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/companies/3"');
    expect(html).not.toContain('Profile Incomplete');
    expect(html).not.toContain('LinkedIn');
  });

  test('says Profile Incomplete and what is missing', async () => {
    const html = await markup({
      page: CompanyProfilePage,
      known: { ...company, industry: null, complete: false },
    });
    expect(html).toContain('Profile Incomplete');
    expect(html).toContain('Still missing: Industry.');
    expect(html).not.toContain('Company Profile Required');
  });

  test('says Company Profile Required when posting a job redirected here', async () => {
    const html = await markup({
      page: CompanyProfilePage,
      known: null,
      address: '/hr/profile?reason=posting',
    });
    expect(html).toContain('Company Profile Required');
    expect(html).toContain('Please complete your company profile before posting jobs');
    expect(html).toContain('href="/hr/profile/edit?reason=posting"');
  });
});

test('a company that waits for an admin is not linked to a public page, nor told that it can post', async () => {
  const held = { ...company, waits_for_check: true };
  const profile = await markup({ page: CompanyProfilePage, known: held });
  expect(profile).not.toContain('href="/companies/3"');
  const address = '/profile/setup/hr?step=evidence';
  const step = await markup({ page: SetUpCompanyPage, known: held, address });
  expect(step).toContain('You can write drafts now');
  expect(step).not.toContain('You can post jobs now');
  expect(await markup({ page: SetUpCompanyPage, known: company, address })).toContain(
    'You can post',
  );
});

describe('the form of the company', () => {
  test('contains the saved values', async () => {
    const html = await markup({ page: EditCompanyPage, known: company });
    expect(html).toContain('Edit Company Profile');
    expect(html).toContain('name="company_name"');
    expect(html).toContain('Save Changes');
  });

  test('is the first step of a new recruiter, in Hindi too', async () => {
    const html = await markup({ page: SetUpCompanyPage, known: null, language: 'hi' });
    expect(html).toContain('कौन भर्ती कर रहा है?');
    expect(html).toContain('सेव करके आगे बढ़ें');
    expect(html).toContain('href="/dashboard/hr"');
  });

  test('is not shown as a step when the profile is complete', async () => {
    expect(await markup({ page: SetUpCompanyPage, known: company })).not.toContain(
      'name="company_name"',
    );
  });
});
