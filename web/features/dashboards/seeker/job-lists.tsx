import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MyApplication } from '../../../../contract/applications.ts';
import type { Job } from '../../../../contract/jobs.ts';
import type { Recommendation } from '../../../../contract/jobs/recommendations.ts';
import type { SavedJob } from '../../../../contract/saved-jobs.ts';
import { dateText, daysAgoText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ClosingBadge } from '../../../parts/jobs/closing-badge.tsx';
import { AnswerLine } from '../../../parts/applications/answer-line.tsx';
import { TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { lastChange } from '../../../parts/applications/last-change.ts';
import { lastChangeMessages } from '../../../parts/applications/last-change-messages.ts';
import { JobMenu } from '../../../parts/exclusions/job-menu.tsx';
import { JobRow } from './job-row.tsx';
import { ReasonLine, ReasonPoints } from './reasons.tsx';
import { dashboardMessages } from '../messages.ts';

interface RecommendedListProps {
  recommended: readonly Recommendation[];
  /** Whether the profile says enough for recommendations. */
  isPersonal: boolean;
  saveButton: (job: Job) => ReactNode;
}

export function RecommendedList({ recommended, isPersonal, saveButton }: RecommendedListProps) {
  const t = useMessages(dashboardMessages);
  if (recommended.length === 0) {
    return <EmptyState title={t.noRecommended}>{t.noRecommendedText}</EmptyState>;
  }
  return (
    <>
      {isPersonal ? null : (
        <p className="border-b border-line px-3.5 py-2.5 note md:px-4">
          {t.notPersonal}{' '}
          <Link to="/profile/edit" className="link">
            {t.editProfile}
          </Link>
        </p>
      )}
      <ul>
        {recommended.map((one) => (
          <JobRow
            key={one.job.id}
            job={one.job}
            language={one.job.language}
            list="/dashboard/user"
            reason={
              <span className="flex flex-wrap items-center gap-x-3">
                <ReasonLine recommendation={one} />
                <ReasonPoints recommendation={one} />
              </span>
            }
            end={
              <>
                {saveButton(one.job)}
                <JobMenu job={one.job} />
              </>
            }
          />
        ))}
      </ul>
      <ListEnd to="/user/jobs">{t.allRecommended}</ListEnd>
    </>
  );
}

export function AppliedList({ applications }: { applications: readonly MyApplication[] }) {
  const t = useMessages(dashboardMessages);
  const words = useMessages(lastChangeMessages);
  const language = useLanguage();
  if (applications.length === 0) {
    return (
      <EmptyState
        title={t.nothingApplied}
        actions={<LinkButton to="/user/jobs">{t.findJobs}</LinkButton>}
      >
        {t.nothingAppliedText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {applications.map((application) => (
          <JobRow
            key={application.id}
            job={application.job}
            to={`/user/applications?application=${application.id}`}
            reason={
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
                <TrackerBadge status={application.tracker_status} offer={application.offer} />
                {lastChange(application, words)}
                <AnswerLine application={application} className="basis-full max-w-72" />
              </span>
            }
            end={
              application.status === 'rejected' || application.status === 'unanswered' ? (
                <Link to={`/user/applications?application=${application.id}`} className="link">
                  {t.similar}
                </Link>
              ) : (
                <span className="text-ink-2" title={dateText(application.created_at, language)}>
                  {t.appliedOn(daysAgoText(application.created_at, language))}
                </span>
              )
            }
          />
        ))}
      </ul>
      <ListEnd to="/user/applications">{t.allApplied}</ListEnd>
    </>
  );
}

export function SavedList({ saved }: { saved: readonly SavedJob[] }) {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  if (saved.length === 0) {
    return (
      <EmptyState
        title={t.nothingSaved}
        actions={<LinkButton to="/user/jobs">{t.findJobs}</LinkButton>}
      >
        {t.nothingSavedText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {saved.map(({ job, status, saved_at }) => (
          <JobRow
            key={job.id}
            job={job}
            language={job.language}
            list="/user/saved"
            reason={
              status === 'expiring' ? (
                <ClosingBadge job={job} />
              ) : status === 'expired' ? (
                <Badge tone="outline">{t.expired}</Badge>
              ) : null
            }
            end={
              <span className="text-ink-2" title={dateText(saved_at, language)}>
                {t.savedOn(daysAgoText(saved_at, language))}
              </span>
            }
          />
        ))}
      </ul>
      <ListEnd to="/user/saved">{t.allSaved}</ListEnd>
    </>
  );
}

const ListEnd = ({ to, children }: { to: string; children: string }) => (
  <p className="border-t border-line px-3.5 py-2 md:px-4">
    <Link to={to} className="link touch-room inline-flex min-h-9 items-center text-small">
      {children}
    </Link>
  </p>
);
