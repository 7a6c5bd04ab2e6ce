import { type ReactNode, Suspense } from 'react';
import { createPath, type Path } from 'react-router';
import type { Job, JobDetail } from '../../../../contract/jobs.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { jobPath } from '../../../../contract/format/page-paths.ts';
import { patientLazy } from '../../../lib/lazy-part.tsx';
import { LinkTabs } from '../../../ui/lists/link-tabs.tsx';
import { ApplyButton } from '../../../parts/apply/apply-button.tsx';
import { JobMenu } from '../../../parts/exclusions/job-menu.tsx';
import { SaveButton } from '../../../parts/save/save-button.tsx';
import { jobDetailMessages } from './detail-messages.ts';
import { JobBadges, JobHeading, PayAndTime } from './job-heading.tsx';
import { HiringCompany, JobSkills, JobSummary } from './job-sidebar.tsx';
import { JobText } from './job-text.tsx';
import { useJobsPath } from './jobs-path.ts';
import { jobJsonLd } from './json-ld.ts';
import { ShareJob } from './share/share-job.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { BackLink } from '../../../ui/back-link.tsx';

const WholeTab = patientLazy(() => import('./whole-tab.tsx'));

interface JobDetailsProps {
  job: JobDetail;
  similar: readonly Job[];
  tab: 'description' | 'company';
  /** The page's address, if it is not the job's own. */
  address?: Partial<Path>;
  /** Whether the tab contains more than the text; that is loaded only if it does. */
  isWhole: boolean;
  /** Shown above the job. */
  notice?: ReactNode;
}

/** One job: pay and dates first, then the text, with Apply always within reach. */
export function JobDetails({ job, similar, tab, isWhole, address, notice }: JobDetailsProps) {
  const t = useMessages(jobDetailMessages);
  const { publicUrl } = useRootFacts();
  const isOpen = job.state === 'active';
  return (
    <div className="gutter-public mx-auto max-w-page pt-3 pb-24 md:pt-5 md:pb-12 print:pb-0">
      {isOpen ? (
        <script
          type="application/ld+json"
          // Only search engines read it, in the server's HTML; the browser keeps the element as it is.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? jobJsonLd(job, publicUrl) : '{}',
          }}
        />
      ) : null}
      <BackToJobs />
      {notice}
      <div className="mt-2 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-7">
        <div className="grid min-w-0 gap-5">
          <section className="rekha hang grid gap-5 p-4 md:p-7">
            <JobHeading job={job} as="h1" />
            <JobBadges job={job} />
            <PayAndTime job={job} />
            {isOpen && !job.company_claimed ? (
              <p className="note">{t.waitsForCompany(job.company_name)}</p>
            ) : null}
            <div className="flex flex-wrap items-center gap-2.5 max-md:[&_.btn-lg]:px-3">
              <span className="max-md:hidden">
                <ApplyButton job={job} size="lg" />
              </span>
              <SaveButton job={job} look="button" size="lg" />
              <ShareJob job={job} />
              <JobMenu job={job} />
              {job.application_count > 0 ? (
                <span className="ml-auto note">{t.applicants(job.application_count)}</span>
              ) : null}
            </div>
          </section>
          <section aria-labelledby="about-this-job" className="hang">
            <h2 id="about-this-job" className="sr-only">
              {t.sections}
            </h2>
            <JobTabs tab={tab} address={address ?? { pathname: jobPath(job) }} />
            <div className="p-4 md:p-7">
              <Suspense fallback={null}>
                {isWhole ? <WholeTab job={job} tab={tab} /> : <JobText job={job} />}
              </Suspense>
              <div className="mt-7 max-md:hidden">
                <ApplyButton job={job} size="lg" />
              </div>
            </div>
          </section>
        </div>
        <div className="grid gap-5">
          <JobSummary job={job} />
          <JobSkills job={job} />
          <HiringCompany job={job} />
        </div>
      </div>
      <SimilarJobs title={t.similar} jobs={similar} />
      <div className="fixed inset-x-0 bottom-0 z-nav border-t border-line bg-surface p-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden print:hidden low:static">
        <ApplyButton job={job} size="lg" wide />
      </div>
    </div>
  );
}

function BackToJobs() {
  const t = useMessages(jobDetailMessages);
  return <BackLink to={useJobsPath()}>{t.back}</BackLink>;
}

function JobTabs({ tab, address }: Required<Pick<JobDetailsProps, 'tab' | 'address'>>) {
  const t = useMessages(jobDetailMessages);
  return (
    <LinkTabs
      label={t.sections}
      preventScrollReset
      className="px-1 md:px-3.5"
      tabs={[
        { label: t.description, to: createPath(address), current: tab === 'description' },
        {
          label: t.company,
          to: createPath({ ...address, search: '?tab=company' }),
          current: tab === 'company',
        },
      ]}
    />
  );
}
