import type { Company } from '../../../../contract/companies.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';

/**
 * schema.org Organization as the text of a script element: `<` is escaped, so that no name or
 * description can end the element.
 */
export function organizationJsonLd(company: Company, publicUrl: string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${publicUrl}/companies/${company.id}`,
    name: company.name,
    description: company.description ?? undefined,
    url: company.website ?? publicUrl + encodeURI(companyPath(company)),
    foundingDate: company.founded === null ? undefined : String(company.founded),
    address: company.headquarters
      ? { '@type': 'PostalAddress', addressLocality: company.headquarters, addressCountry: 'IN' }
      : undefined,
    numberOfEmployees:
      company.size === null ? undefined : { '@type': 'QuantitativeValue', value: company.size },
  }).replaceAll('<', String.raw`\u003c`);
}
