import type { ComponentType, ReactNode } from 'react';
import type { Job } from '../../../../../contract/jobs.ts';
import { defineMessages, useMessages } from '../../../../lib/messages.ts';
import { CountedSlot } from '../../../../parts/advertisements/counted.tsx';
import { useExcluded } from '../../../../parts/exclusions/exclusions.ts';
import { JobCard } from '../../../../parts/jobs/job-card.tsx';

const messages = defineMessages({
  en: { label: 'Featured' },
  hi: { label: 'फ़ीचर की गई' },
});

interface FeaturedJobProps {
  job: Job;
  /** Shown in the corner of each card. */
  Corner: ComponentType<{ job: Job }>;
  apply: ((job: Job) => ReactNode) | undefined;
  skillsMax: number;
}

/**
 * A featured job among the results of a search. It is left out for seekers who hide the job or its
 * company.
 */
export default function FeaturedJob({ job, Corner, apply, skillsMax }: FeaturedJobProps) {
  const t = useMessages(messages);
  const { companies, consultants, jobs } = useExcluded();
  const isHidden =
    jobs.includes(job.id) ||
    companies.includes(job.company_id) ||
    (consultants && job.posted_by_type === 'consultant');
  return (
    <CountedSlot
      as="li"
      name={`job-${job.id}`}
      views={`featured_jobs/${job.id}/views`}
      isHidden={isHidden}
    >
      <section aria-label={`${t.label}: ${job.title}`} className="h-full">
        <JobCard
          job={job}
          corner={<Corner job={job} />}
          actions={apply?.(job)}
          skillsMax={skillsMax}
          headingLevel="h2"
          label={t.label}
          showPreview
        />
      </section>
    </CountedSlot>
  );
}
