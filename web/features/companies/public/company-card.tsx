import { Link } from 'react-router';
import { industryName } from '../../../../contract/format/names/industry-names.ts';
import type { Company } from '../../../../contract/companies.ts';
import { CHECKED_LEVEL } from '../../../../contract/constants.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { companiesMessages } from './messages.ts';

/** A company in the list: who it is, where, how large, and how many jobs are open; those that have joined are marked. */
export function CompanyCard({ company }: { company: Company }) {
  const t = useMessages(companiesMessages);
  const language = useLanguage();
  return (
    <Card as="article" interactive className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <CompanyTile id={company.id} name={company.name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3">
            <Link to={companyPath(company)} className="link-cover">
              {company.name}
            </Link>
          </h2>
          <p className="note">{industryName(company.industry, language)}</p>
        </div>
      </div>
      <CompanyFacts company={company} />
      <div className="stitch mt-auto flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-t pt-2.5">
        <span className={company.active_jobs > 0 ? 'font-strong text-brand-ink' : 'text-ink-2'}>
          {t.openJobs(company.active_jobs)}
        </span>
        {company.evidence.level >= CHECKED_LEVEL ? (
          <Badge tone="ok">{t.checked}</Badge>
        ) : company.claimed ? (
          <Badge tone="outline">{t.joined}</Badge>
        ) : null}
      </div>
    </Card>
  );
}
