import type { JobDetail } from '../../../../contract/jobs.ts';
import { useMessages } from '../../../lib/messages.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { whoPostsMessages } from './who-posts-messages.ts';

const CompanyEvidence = lazyPart(() => import('../../../parts/companies/company-evidence.tsx'));

/** Who posts the job and for whom, and what was checked about the company. */
export default function WhoPosts({ job }: { job: JobDetail }) {
  const t = useMessages(whoPostsMessages);
  const { poster_name, poster_role } = job;
  return (
    <div className="mt-3 grid gap-3 text-small text-ink-2">
      {job.posted_by_type === 'consultant' ? (
        <p className="rounded-md bg-sunken p-3">
          {job.client_name
            ? t.consultantFor(job.company_name, job.client_name)
            : t.consultant(job.company_name)}
        </p>
      ) : null}
      {job.company.evidence.level > 0 ? <CompanyEvidence evidence={job.company.evidence} /> : null}
      {poster_name ? (
        <p>
          {t.postedBy}{' '}
          <strong className="font-strong text-ink">
            {poster_role ? `${poster_name}, ${poster_role}` : poster_name}
          </strong>
        </p>
      ) : null}
    </div>
  );
}
