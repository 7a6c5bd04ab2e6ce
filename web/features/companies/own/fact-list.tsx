import { placeName } from '../../../../contract/format/names/place-names.ts';
import type { ReactNode } from 'react';
import { industryName } from '../../../../contract/format/names/industry-names.ts';
import type { HrProfile } from '../../../../contract/companies.ts';
import { sizeBandOf } from '../../../../contract/format/company-size.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { companyMessages } from './messages.ts';

/** The company's facts; only those that were given. */
export function CompanyFactList({ company }: { company: HrProfile }) {
  const t = useMessages(companyMessages);
  const language = useLanguage();
  const band = sizeBandOf(company.company_size);
  return (
    <Card as="section">
      <h2 className="text-h3">{t.facts}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-4 max-xs:grid-cols-1 lg:grid-cols-1">
        <Fact term={t.industry}>{industryName(company.industry, language)}</Fact>
        <Fact term={t.location}>{placeName(company.company_location, language)}</Fact>
        <Fact term={t.size}>{band && t.employees(band)}</Fact>
        <Fact term={t.founded}>{company.founded}</Fact>
        <Fact term={t.website}>
          {company.company_website && <OutsideLink to={company.company_website} />}
        </Fact>
        <Fact term={t.linkedin}>
          {company.linkedin_url && <OutsideLink to={company.linkedin_url} />}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{term}</dt>
      <dd className="text-body font-strong wrap-anywhere">{children}</dd>
    </div>
  );
}

function OutsideLink({ to }: { to: string }) {
  const t = useMessages(companyMessages);
  return (
    <a href={to} target="_blank" rel="noopener" className="link">
      {to.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  );
}
