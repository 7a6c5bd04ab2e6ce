import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Job } from '../../../../contract/jobs.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { payText, payTitle } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/messages.ts';
import { jobPath } from '../../../../contract/format/page-paths.ts';
import { CompanyLine } from '../../../parts/jobs/company-line.tsx';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { Facts } from '../../../ui/facts.tsx';

interface JobRowProps {
  job: Pick<
    Job,
    | 'id'
    | 'title'
    | 'company_id'
    | 'company_name'
    | 'location'
    | 'salary_min'
    | 'salary_max'
    | 'salary_period'
  > &
    Partial<Pick<Job, 'company_checked' | 'client_name'>>;
  /** The language of the job's own words. */
  language?: Job['language'];
  /** Why the job is listed, or the status of the application. */
  reason: ReactNode;
  /** At the right end: a clock or a bookmark. */
  end?: ReactNode;
  /** The address of the row's link; by default the job's page. */
  to?: string;
  /** The source that an application from this row records. */
  list?: string;
}

/** A job in one of the dashboard's short lists; the whole row is a link. */
export function JobRow({ job, language, reason, end, to, list }: JobRowProps) {
  const ownLanguage = useLanguage();
  return (
    <li className="relative flex gap-3.5 border-t border-line px-3.5 py-3.5 first:border-0 hover:bg-sunken/50 md:px-4">
      <CompanyTile id={job.company_id} name={job.company_name} />
      <div className="grid min-w-0 flex-1 gap-x-4 grid-cols-[minmax(0,1fr)_auto]">
        <h2 className="text-body font-strong" lang={language}>
          <Link to={to ?? jobPath(job)} state={{ list }} className="link-cover">
            {job.title}
          </Link>
        </h2>
        <p
          className="text-body font-strong tabular-nums max-md:col-span-2 max-md:row-start-3 max-md:mt-1 md:text-right"
          title={payTitle(job)}
        >
          {payText(job, ownLanguage)}
        </p>
        <p className="col-span-2 note max-md:row-start-2">
          <Facts
            of={[<CompanyLine key="company" job={job} />, placeName(job.location, ownLanguage)]}
          />
        </p>
        <div className="mt-1.5 flex min-h-8 items-center text-small max-md:col-span-2">
          {reason}
        </div>
        {end ? (
          <div className="relative z-sticky -my-2 flex items-center gap-2 max-md:col-start-2 max-md:row-start-1 max-md:-mr-2 self-start md:justify-self-end md:has-[.btn-icon]:-mr-3">
            {end}
          </div>
        ) : null}
      </div>
    </li>
  );
}
