import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Job } from '../../../contract/jobs.ts';
import { useMessages } from '../../lib/messages.ts';
import { RekhaGroup } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JobCard } from '../../parts/jobs/job-card.tsx';
import { landingMessages } from './messages.ts';

/** The newest jobs on one line; without any the row is left out. */
export function RecentJobs({ jobs }: { jobs: Job[] }) {
  const t = useMessages(landingMessages);
  if (jobs.length === 0) return null;
  return (
    <section className="gutter-public mx-auto max-w-page pt-10 md:pt-14">
      <div className="mb-4 flex items-end justify-between gap-4">
        <h2 className="text-h2">{t.recent}</h2>
        <Link to="/jobs" className="link inline-flex min-h-11 items-center gap-2 text-body">
          {t.viewAll}
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <RekhaGroup className="md:grid-cols-3">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} hanging />
        ))}
      </RekhaGroup>
    </section>
  );
}
