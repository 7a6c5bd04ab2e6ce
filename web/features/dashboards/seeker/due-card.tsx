import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Job } from '../../../../contract/jobs.ts';
import { daysUntil } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { jobPath } from '../../../lib/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dashboardMessages } from '../messages.ts';

interface DueCardProps {
  /** The saved job that closes first. */
  job: Job;
  apply: ReactNode;
}

/** The most urgent saved job, with its clock and the button to apply. */
export function DueCard({ job, apply }: DueCardProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card className="flex items-center gap-x-3.5" interactive>
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-time-tint text-time-ink">
        <Icon of={Hourglass} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-body font-strong">{t.savedCloses(daysUntil(job.expires_at))}</p>
        <p className="text-small text-ink-2" lang={job.language}>
          <Link to={jobPath(job)} className="link-cover">
            {job.title}
          </Link>
          <span className="max-md:hidden"> · {job.company_name}</span>
        </p>
      </div>
      <div className="relative z-sticky">{apply}</div>
    </Card>
  );
}
