import type { Company } from '../../../../contract/companies.ts';
import type { JobResults } from '../../../../contract/jobs.ts';
import { listAddress, oneOf } from '../../../lib/lists/list-address.ts';
import { useMessages } from '../../../lib/messages.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BeyondLastPage, isBeyond, ListPages } from '../../../ui/lists/list-pages.tsx';
import { ApplyButton } from '../../../parts/apply/apply-button.tsx';
import { JobCard } from '../../../parts/jobs/job-card.tsx';
import { companiesMessages } from './messages.ts';

/** The tab and page in a company's address; the path is different for each company. */
export const companyJobsList = listAddress({
  path: '',
  filters: { tab: oneOf(['about', 'jobs'], 'about') },
});

interface OpenPositionsProps {
  company: Company;
  found: Pick<JobResults, 'jobs' | 'meta'>;
}

/** The company's open jobs, newest first. */
export function OpenPositions({ company, found }: OpenPositionsProps) {
  const t = useMessages(companiesMessages);
  const { jobs, meta } = found;
  const pathOf = (page: number) =>
    companyPath(company) + companyJobsList.queryOf({ tab: 'jobs', page });
  if (isBeyond(meta)) return <BeyondLastPage pages={meta.totalPages} firstPath={pathOf(1)} />;
  if (jobs.length === 0) {
    return (
      <EmptyState title={t.noPositions} actions={<LinkButton to="/jobs">{t.findJobs}</LinkButton>}>
        {t.noPositionsText(company.name)}
      </EmptyState>
    );
  }
  return (
    <section>
      <h2 className="text-h2">{t.openPositions}</h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              actions={<ApplyButton job={job} size="sm" variant="secondary" showsAnswer />}
            />
          </li>
        ))}
      </ul>
      <ListPages meta={meta} hrefFor={pathOf} className="mt-6" />
    </section>
  );
}
