import { placeName } from '../../../../contract/format/names/place-names.ts';
import type { ReactNode } from 'react';
import { industryName } from '../../../../contract/format/names/industry-names.ts';
import type { HrProfile } from '../../../../contract/companies.ts';
import { sizeBandOf } from '../../../../contract/format/company-size.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Term } from '../../../ui/term.tsx';
import { NewTab } from '../../../ui/new-tab.tsx';
import { companyMessages } from './messages.ts';

/** The company's facts; only those that were given. */
export function CompanyFactList({ company }: { company: HrProfile }) {
  const t = useMessages(companyMessages);
  const language = useLanguage();
  const band = sizeBandOf(company.company_size);
  const facts: [string, ReactNode][] = [
    [t.industry, industryName(company.industry, language)],
    [t.location, placeName(company.company_location, language)],
    [t.size, band && t.employees(band)],
    [t.founded, company.founded],
    [t.website, linkTo(company.company_website)],
    [t.linkedin, linkTo(company.linkedin_url)],
  ];
  return (
    <Card as="section">
      <h2 className="text-h3">{t.facts}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-4 *:min-w-0 max-xs:grid-cols-1 lg:grid-cols-1">
        {facts.map(([name, fact]) => (
          <Term key={name} name={name} className="text-body font-strong wrap-anywhere">
            {fact}
          </Term>
        ))}
      </dl>
    </Card>
  );
}

const linkTo = (address: string | null) =>
  address && (
    <a href={address} target="_blank" rel="noopener" className="link">
      {address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
      <NewTab />
    </a>
  );
