import { describe, expect, test } from 'vitest';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import type { Company } from '../../../../contract/companies.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import { markupOf } from '../../../lib/test-markup.tsx';
import { CompanyCard } from './company-card.tsx';
import { sampleCompany as company } from '../../../test/sample-company.ts';
import { organizationJsonLd } from './json-ld.ts';

const card = (shown: Company, language: Language = 'en') =>
  markupOf(<CompanyCard company={shown} />, { language });

describe('a company card', () => {
  test('links to the company and says place, size and open jobs', () => {
    const html = card(company());
    expect(html).toContain('href="/companies/7/malwa-mills"');
    for (const text of ['Malwa Mills', 'Textiles', 'Indore', '11–50 employees', '1 open job']) {
      expect(html).toContain(text);
    }
  });

  test('marks a company that has joined, better if it was checked, and not what has not joined', () => {
    const marks = (facts: Partial<Company>) => [
      card(company(facts)).includes(`On ${PORTAL}`),
      card(company(facts)).includes('Checked company'),
    ];
    expect(marks({ claimed: true })).toEqual([true, false]);
    expect(marks({ claimed: true, evidence: { ...company().evidence, level: 2 } })).toEqual([
      false,
      true,
    ]);
    expect(marks({ claimed: false })).toEqual([false, false]);
  });

  test('says what is missing and leaves out what is not known', () => {
    const html = card(company({ active_jobs: 0, size: null, headquarters: null, industry: null }));
    expect(html).toContain('No open jobs');
    expect(html).not.toContain('employees');
    expect(html).not.toContain('null');
  });

  test('speaks Hindi', () => {
    const html = card(company({ active_jobs: 3 }), 'hi');
    expect(html).toContain('3 खुली नौकरियाँ');
    expect(html).toContain('11–50 कर्मचारी');
  });
});

describe('the JSON-LD of a company', () => {
  test('is an Organization with the details of the company', () => {
    expect(JSON.parse(organizationJsonLd(company(), 'https://vritti.test'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://vritti.test/companies/7',
      name: 'Malwa Mills',
      description: 'Spins cotton.',
      url: 'https://vritti.test/companies/7/malwa-mills',
      foundingDate: '1998',
      address: { '@type': 'PostalAddress', addressLocality: 'Indore', addressCountry: 'IN' },
      numberOfEmployees: { '@type': 'QuantitativeValue', value: 34 },
    });
  });

  test('cannot end its script element', () => {
    const text = organizationJsonLd(company({ name: '</script><b>' }), '');
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { name: string }).name).toBe('</script><b>');
  });
});
