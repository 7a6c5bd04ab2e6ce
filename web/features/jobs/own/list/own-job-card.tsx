import { Eye, Inbox, SquarePen, Star } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { dateText, daysAgoText, payText, payTitle } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { ClosingBadge } from '../../../../parts/jobs/closing-badge.tsx';
import { JobFacts } from '../../../../parts/jobs/job-facts.tsx';
import { jobPartsMessages } from '../../../../parts/jobs/messages.ts';
import { isClosingSoon } from './closing-soon.ts';
import { ownJobsMessages } from './messages.ts';
import { useMayDo } from '../../../../parts/team/may-do.tsx';
import { OwnJobMenu } from './own-job-menu.tsx';
import { StillOpen } from './still-open.tsx';
import { StateBadge } from '../../../../parts/own-jobs/state-badge.tsx';

/** One of the company's own jobs: its state and its actions. */
export function OwnJobCard({ job }: { job: OwnJob }) {
  const language = useLanguage();
  const mayEdit = useMayDo('PUT /barong/resource/jobs/:id', 'recruiter') && job.state !== 'removed';
  return (
    <Card as="article">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TitleAndState job={job} mayEdit={mayEdit} />
          <p className="mt-1 text-body font-strong tabular-nums" title={payTitle(job)}>
            {payText(job, language)}
          </p>
          <div className="mt-1.5">
            <JobFacts job={job} showsLevel />
          </div>
        </div>
        <div className="-mt-1.5 -mr-2">
          <OwnJobMenu job={job} />
        </div>
      </div>
      <StillOpen job={job} />
      {job.paused_by_moderation ? <Moderated job={job} /> : null}
      <div className="stitch mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
        <Since job={job} />
        <Ways job={job} mayEdit={mayEdit} />
      </div>
    </Card>
  );
}

interface EditableProps {
  job: OwnJob;
  mayEdit: boolean;
}

function TitleAndState({ job, mayEdit }: EditableProps) {
  const t = useMessages(ownJobsMessages);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <h2 className="text-h3" lang={job.language}>
        <Link
          to={mayEdit ? `/hr/jobs/${job.id}/edit` : `/hr/applications/${job.id}`}
          className="-my-1 py-1 hover:underline"
        >
          {job.title}
        </Link>
      </h2>
      <StateBadge state={job.state} />
      {isClosingSoon(job) ? <ClosingBadge job={job} /> : null}
      {job.is_featured && job.featured_until ? (
        <Badge tone="brand" icon={Star}>
          {t.featuredUntil(dateText(job.featured_until, language))}
        </Badge>
      ) : null}
    </div>
  );
}

/** When it was posted, or a draft begun. */
function Since({ job }: { job: OwnJob }) {
  const t = useMessages(ownJobsMessages);
  const { dateNotGiven } = useMessages(jobPartsMessages);
  const language = useLanguage();
  const isDraft = job.state === 'draft';
  const isUndated = !isDraft && !job.is_date_given;
  const when = isDraft ? t.created : t.posted;
  const moment = isDraft ? job.created_at : job.posted_at;
  return (
    <p
      className="text-caption text-ink-2"
      title={isUndated ? undefined : dateText(moment, language)}
    >
      {isUndated ? dateNotGiven : when(daysAgoText(moment, language))}
    </p>
  );
}

/** To its preview, its form and its applications. */
function Ways({ job, mayEdit }: EditableProps) {
  const t = useMessages(ownJobsMessages);
  // On a phone there is room for one button. Nobody can apply to a draft, so a draft gets the one
  // that edits it.
  const isUnsent = job.state === 'draft' && mayEdit;
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full">
      <a
        href={job.preview_url}
        target="_blank"
        rel="noopener"
        className="btn btn-quiet btn-sm max-md:hidden"
        aria-label={t.previewOf(job.title)}
      >
        <Icon of={Eye} />
        {t.preview}
      </a>
      {mayEdit ? (
        <LinkButton
          variant={isUnsent ? 'secondary' : 'quiet'}
          size="sm"
          icon={SquarePen}
          to={`/hr/jobs/${job.id}/edit`}
          aria-label={t.editOf(job.title)}
          className={isUnsent ? 'max-md:w-full' : 'max-md:hidden'}
        >
          {t.edit}
        </LinkButton>
      ) : null}
      <LinkButton
        variant="secondary"
        size="sm"
        icon={Inbox}
        to={`/hr/applications/${job.id}`}
        aria-label={t.applicationsOf(job.title, job.application_count)}
        className={isUnsent ? 'max-md:hidden' : 'max-md:w-full'}
      >
        {t.viewApplications(job.application_count)}
      </LinkButton>
    </div>
  );
}

/** Says that moderators have stopped it, with a link to the reason. */
function Moderated({ job: { id, title, state } }: { job: OwnJob }) {
  const t = useMessages(ownJobsMessages);
  return (
    <NoticeBar
      tone={state === 'removed' ? 'danger' : 'info'}
      className="mt-3"
      action={
        <LinkButton
          size="sm"
          variant="secondary"
          to={`/hr/jobs/${id}/moderation`}
          aria-label={t.whyOf(title)}
        >
          {t.why}
        </LinkButton>
      }
    >
      {state === 'removed' ? t.isRemoved : t.isHeld}
    </NoticeBar>
  );
}
