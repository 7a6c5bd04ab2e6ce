import { CalendarX2, CircleDot, Hourglass } from 'lucide-react';
import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { dateText, daysAgoText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { jobPath } from '../../../contract/format/page-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { ApplyButton } from '../../parts/apply/apply-button.tsx';
import { JobCard } from '../../parts/jobs/job-card.tsx';
import { savedJobsMessages } from './messages.ts';
import { DOT } from '../../lib/format/separator.ts';

const badges = {
  active: { tone: 'ok', icon: CircleDot, label: 'badgeActive' },
  expiring: { tone: 'time', icon: Hourglass, label: 'badgeExpiring' },
  expired: { tone: 'outline', icon: CalendarX2, label: 'badgeExpired' },
} as const;

interface SavedJobCardProps {
  saved: SavedJob;
  onRemove: () => void;
}

export function SavedJobCard({ saved, onRemove }: SavedJobCardProps) {
  const t = useMessages(savedJobsMessages);
  const language = useLanguage();
  const { job, status } = saved;
  const badge = badges[status];
  return (
    <JobCard
      // A deleted job is shown like a closed one.
      job={status === 'expired' ? { ...job, state: 'expired' } : job}
      headingLevel="h3"
      // The badge and the notice above the buttons say so already.
      showClock={status !== 'expiring'}
      corner={
        <Badge tone={badge.tone} icon={badge.icon} className="mt-2 mr-2">
          {t[badge.label]}
        </Badge>
      }
      state={
        <span title={dateText(saved.saved_at, language)}>
          {t.savedOn(daysAgoText(saved.saved_at, language))}
          {saved.match ? `${DOT}${t.match(saved.match)}` : null}
        </span>
      }
      actions={
        <>
          {status === 'expiring' ? <ExpiringNotice expiresIn={saved.expiresIn} /> : null}
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:w-full">
            {status === 'expired' ? (
              <Button disabled>{t.apply}</Button>
            ) : (
              <ApplyButton job={job} showsAnswer wide />
            )}
          </div>
          <LinkButton
            to={jobPath(job)}
            variant="secondary"
            className="max-md:flex-1"
            aria-label={t.detailsOf(job.title, job.company_name)}
          >
            {t.details}
          </LinkButton>
          <Button
            variant="quiet"
            className="max-md:flex-1"
            aria-label={t.removeOne(job.title, job.company_name)}
            onClick={onRemove}
          >
            {t.remove}
          </Button>
        </>
      }
    />
  );
}

function ExpiringNotice({ expiresIn }: { expiresIn: string }) {
  const t = useMessages(savedJobsMessages);
  return (
    <NoticeBar tone="time" className="w-full">
      <p className="font-strong">{t.expiringTitle}</p>
      <p>{t.expiringText(expiresIn)}</p>
    </NoticeBar>
  );
}
