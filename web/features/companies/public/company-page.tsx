import { ExternalLink } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { industryName } from '../../../../contract/format/names/industry-names.ts';
import type { Company } from '../../../../contract/companies.ts';
import type { Job } from '../../../../contract/jobs.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { cleanText } from '../../../../contract/format/texts/clean-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { load, pageContext, refusedStatus } from '../../../lib/api/page-context.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { AlertButton } from '../../../parts/alerts/alert-button.tsx';
import { noFilters } from '../../../parts/alerts/no-filters.ts';
import CompanyEvidence from '../../../parts/companies/company-evidence.tsx';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkTabs } from '../../../ui/lists/link-tabs.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { AboutCompany } from './about-company.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { organizationJsonLd } from './json-ld.ts';
import { companiesMessages } from './messages.ts';
import { companyJobsList, OpenPositions } from './open-positions.tsx';
import { ShareButton } from './share-button.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { NewTab } from '../../../ui/new-tab.tsx';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const id = Number(params.id);
  const company = await load(context, 'GET /barong/public/companies/:id', { params: { id } }).catch(
    (error: unknown) => {
      if (refusedStatus(error) === 404) return null;
      throw error;
    },
  );
  if (!company) return data({ language, publicUrl, found: null }, { status: 404 });
  const { tab, page } = companyJobsList.read(search);
  const query = { company_id: id, sort: 'newest' as const };
  if (tab === 'jobs') {
    const jobs = await load(context, 'GET /barong/public/jobs', { query: { ...query, page } });
    return data({ language, publicUrl, found: { company, jobs, newest: [] } });
  }
  const newest = company.active_jobs > 0 ? await readNewest(context, query) : [];
  return data({ language, publicUrl, found: { company, jobs: null, newest } });
}

const JOBS_BESIDE_ABOUT = 6;

/** The page can do without the jobs if they cannot be loaded. */
const readNewest = (
  context: LoaderFunctionArgs['context'],
  query: { company_id: number; sort: 'newest' },
): Promise<Job[]> =>
  load(context, 'GET /barong/public/jobs', { query: { ...query, limit: JOBS_BESIDE_ABOUT } }).then(
    ({ jobs }) => jobs,
    () => [],
  );

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const t = companiesMessages[loaderData.language];
  if (!loaderData.found) return [{ title: `${t.notFound} · ${PORTAL}` }];
  const { company } = loaderData.found;
  return [
    { title: `${t.metaCompany(company.name, company.active_jobs)} · ${PORTAL}` },
    {
      name: 'description',
      content: cleanText(company.description ?? company.industry ?? company.name, 160),
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: new URL(companyPath(company), loaderData.publicUrl).href,
    },
  ];
}

export default function CompanyPage() {
  const { found, publicUrl } = useLoaderData<typeof loader>();
  if (!found) return <CompanyNotFound />;
  const { company, jobs, newest } = found;
  return (
    <div className="gutter-public mx-auto max-w-page py-5 md:py-8">
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: organizationJsonLd(company, publicUrl) }}
      />
      <CompanyHeader company={company} />
      <CompanyTabs company={company} inJobs={jobs !== null} />
      <div className="mt-5">
        {jobs ? (
          <OpenPositions company={company} found={jobs} />
        ) : (
          <AboutCompany company={company} jobs={newest} />
        )}
      </div>
    </div>
  );
}

function CompanyHeader({ company }: { company: Company }) {
  const t = useMessages(companiesMessages);
  const language = useLanguage();
  // Both come from people who had an account here.
  const hadJoined = company.answers !== null || company.evidence.level > 0;
  return (
    <header>
      <BackLink to="/companies">{t.back}</BackLink>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-start gap-4 md:gap-5">
          <CompanyTile id={company.id} name={company.name} size="lg" />
          <div className="min-w-0">
            <h1 className="text-h1">{company.name}</h1>
            <p className="text-body text-ink-2">{industryName(company.industry, language)}</p>
            <div className="mt-2 grid gap-3">
              <CompanyFacts company={company} withFounded />
              <CompanyEvidence evidence={company.evidence} />
            </div>
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {company.website ? (
            <a
              href={company.website}
              target="_blank"
              rel="noopener nofollow"
              className="btn btn-secondary"
            >
              <Icon of={ExternalLink} />
              {t.website}
              <NewTab />
            </a>
          ) : null}
          <ShareButton title={company.name} />
          {/* At the outer end, so that visitors who cannot follow see no gap. */}
          <div className="md:order-first">
            <AlertButton wanted={{ ...noFilters, company_id: company.id }} company={company.name}>
              {t.follow}
            </AlertButton>
          </div>
        </div>
      </div>
      {company.claimed ? null : (
        <NoticeBar
          tone="info"
          className="mt-5"
          action={
            <a href={`/profile/setup/hr?claim=${company.id}`} className="underline">
              {t.claim}
            </a>
          }
        >
          <strong className="font-strong">{hadJoined ? t.leftSaid : t.notJoinedSaid}</strong>{' '}
          {t.notJoinedText}
        </NoticeBar>
      )}
    </header>
  );
}

function CompanyTabs({ company, inJobs }: { company: Company; inJobs: boolean }) {
  const t = useMessages(companiesMessages);
  const address = companyPath(company);
  return (
    <LinkTabs
      className="mt-6"
      label={t.sections(company.name)}
      preventScrollReset
      tabs={[
        { label: t.about, to: address, current: !inJobs },
        {
          label: t.jobs,
          to: address + companyJobsList.queryOf({ tab: 'jobs' }),
          current: inJobs,
          count: company.active_jobs,
        },
      ]}
    />
  );
}

function CompanyNotFound() {
  const t = useMessages(companiesMessages);
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState
        as="h1"
        title={t.notFound}
        actions={<LinkButton to="/companies">{t.browse}</LinkButton>}
      >
        {t.notFoundText}
      </EmptyState>
    </div>
  );
}
