import { BriefcaseBusiness, Inbox, Layers, SquarePen } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { industryName } from '../../../../contract/format/names/industry-names.ts';
import type { HrProfile } from '../../../../contract/companies.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { numberText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card, RekhaGroup } from '../../../ui/card.tsx';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { StatCard } from '../../../ui/panels/stat-card.tsx';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import { CompanyFactList } from './fact-list.tsx';
import { LoadCompany } from './load-company.tsx';
import { companyMessages } from './messages.ts';
import { CompanyNotices } from './company-notices.tsx';

export default function CompanyProfilePage() {
  const t = useMessages(companyMessages);
  const [params] = useSearchParams();
  const wasBlocked = params.get('reason') === 'posting';
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <LoadCompany>
        {(company) => (
          <div className="grid gap-4 xl:gap-5">
            <CompanyNotices company={company} wasBlocked={wasBlocked} />
            {company ? <Profile company={company} /> : <NoCompany wasBlocked={wasBlocked} />}
          </div>
        )}
      </LoadCompany>
    </>
  );
}

function NoCompany({ wasBlocked }: { wasBlocked: boolean }) {
  const t = useMessages(companyMessages);
  return (
    <Card>
      <EmptyState
        as="h1"
        title={t.none}
        actions={
          <LinkButton to={`/hr/profile/edit${wasBlocked ? '?reason=posting' : ''}`}>
            {t.complete}
          </LinkButton>
        }
      >
        {t.noneText}
      </EmptyState>
    </Card>
  );
}

function Profile({ company }: { company: HrProfile }) {
  const t = useMessages(companyMessages);
  const language = useLanguage();
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-start gap-4">
          <CompanyTile id={company.id} name={company.company_name} size="lg" />
          <div className="min-w-0">
            <h1 className="text-h1">{company.company_name}</h1>
            <p className="text-body text-ink-2">{industryName(company.industry, language)}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {company.waits_for_check ? null : (
            <LinkButton variant="secondary" to={`/companies/${company.id}`}>
              {t.publicPage}
            </LinkButton>
          )}
          <MayDo call="POST /barong/resource/hr_profile" least="owner">
            <LinkButton icon={SquarePen} to="/hr/profile/edit">
              {t.edit}
            </LinkButton>
          </MayDo>
        </div>
      </header>
      <RekhaGroup joined className="grid-cols-3 max-[23rem]:grid-cols-1">
        <StatCard
          label={t.activeJobs}
          value={numberText(company.active_job_count)}
          icon={BriefcaseBusiness}
          to="/hr/postings?status=active"
        />
        <StatCard
          label={t.totalJobs}
          value={numberText(company.total_job_count)}
          icon={Layers}
          to="/hr/postings"
        />
        <StatCard
          label={t.applications}
          value={numberText(company.applications_received)}
          icon={Inbox}
          to="/hr/applications"
        />
      </RekhaGroup>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-5">
        <div className="grid min-w-0 gap-4 xl:gap-5">
          <Card as="section" className="md:p-6">
            <h2 className="text-h2">{t.about}</h2>
            <Prose className="mt-3">
              {(company.company_description ?? '').split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} className="whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
            </Prose>
          </Card>
          <EvidencePanel />
        </div>
        <CompanyFactList company={company} />
      </div>
    </>
  );
}
