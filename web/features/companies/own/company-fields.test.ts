import { describe, expect, test } from 'vitest';
import { CompanyForm, type HrProfile } from '../../../../contract/companies.ts';
import { mistakesIn } from '../../../lib/forms/form-check.ts';
import { fieldsOf, sentFields, withScheme } from './company-fields.ts';
import { sampleOwnCompany } from '../../../test/sample-hiring.ts';

const profile = sampleOwnCompany({
  id: 3,
  company_name: 'Malwa Mills',
  company_description: 'Spins.',
  industry: 'Textiles',
  company_website: 'https://malwa.example.in',
  company_size: 34,
  company_size_text: '11–50 employees',
  company_location: 'Indore',
  location: 'Indore',
  founded: 1998,
});

const check = (fields: object, language: 'en' | 'hi' = 'en') =>
  mistakesIn(async () => CompanyForm, fields, language);

describe("the company's form", () => {
  test('shows a saved company and sends it back unchanged', () => {
    const sent = CompanyForm.parse(sentFields(fieldsOf(profile)));
    expect(sent).toMatchObject({
      company_name: 'Malwa Mills',
      company_size: 34,
      founded: 1998,
      company_location: 'Indore',
      company_website: 'https://malwa.example.in',
      linkedin_url: null,
      is_consultant: false,
    });
  });

  test('does not preselect for whom a new company hires', () => {
    const hiresFor = (company: HrProfile | null) => sentFields(fieldsOf(company)).is_consultant;
    expect(hiresFor(null)).toBeNull();
    expect(hiresFor({ ...profile, is_consultant: true })).toBe(true);
  });

  test('begins with the details given at registration', () => {
    const hints = {
      company_name: 'Ravi & Sons',
      company_website: null,
      industry: 'Retail',
      company_size: 12,
    };
    expect(fieldsOf(null, hints)).toMatchObject({
      company_name: 'Ravi & Sons',
      industry: 'Retail',
      company_size: '12',
      company_description: '',
    });
    expect(fieldsOf(null).company_name).toBe('');
  });

  test('reports errors like the server, in the language of the page', async () => {
    const empty = sentFields(fieldsOf(null));
    expect(await check(empty)).toEqual({
      company_name: 'Company name is required.',
      industry: 'Industry is required.',
      company_description: 'Company description is required.',
    });
    expect(await check({ ...empty, company_name: 'x' }, 'hi')).toMatchObject({
      industry: 'उद्योग ज़रूरी है।',
    });
    expect(await check(sentFields(fieldsOf(profile)))).toEqual({});
    expect(await check({ ...sentFields(fieldsOf(profile)), company_size: '0' })).toEqual({
      company_size: 'Company size must be a whole number of at least 1.',
    });
  });

  test.each([
    ['kaveri.in', 'https://kaveri.in'],
    [' www.kaveri.co.in/jobs ', 'https://www.kaveri.co.in/jobs'],
    ['https://kaveri.in', 'https://kaveri.in'],
    ['http://kaveri.in', 'http://kaveri.in'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('takes %j for the address %j', (typed, sent) => {
    expect(withScheme(typed)).toBe(sent);
  });
});
