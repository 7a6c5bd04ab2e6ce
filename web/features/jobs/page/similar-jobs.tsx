import type { Job } from '../../../../contract/jobs.ts';
import { RekhaGroup } from '../../../ui/card.tsx';
import { JobCard } from '../../../parts/jobs/job-card.tsx';

const SHOWN = 3;

/** Similar open jobs in one row; renders nothing without any. */
export function SimilarJobs({ title, jobs }: { title: string; jobs: readonly Job[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="mt-10 print:hidden">
      <h2 className="mb-4 text-h2">{title}</h2>
      <RekhaGroup className="md:grid-cols-2 lg:grid-cols-3">
        {jobs.slice(0, SHOWN).map((job) => (
          <JobCard key={job.id} job={job} hanging />
        ))}
      </RekhaGroup>
    </section>
  );
}
