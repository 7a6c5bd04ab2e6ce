import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { JOB_EXPIRING_DAYS } from '../../../contract/constants.ts';
import type { Job } from '../../../contract/jobs.ts';
import { daysUntil, payText, payTitle } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { jobPath } from '../../../contract/format/page-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, HangCard } from '../../ui/card.tsx';
import { CompanyTile } from '../companies/company-tile.tsx';
import { SkillTags } from '../skills/skill-tag.tsx';
import { CompanyLine } from './company-line.tsx';
import { Posted } from './posted.tsx';
import { JobFacts } from './job-facts.tsx';
import { ClosingBadge } from './closing-badge.tsx';
import { jobPartsMessages } from './messages.ts';

export interface JobCardProps {
  job: Job;
  /** At the top right: a bookmark. */
  corner?: ReactNode;
  /** After the facts: where else the company has this job. */
  places?: ReactNode;
  /** Below the facts: Apply and similar buttons. */
  actions?: ReactNode;
  /** Replaces "Posted …": "Applied". */
  state?: ReactNode;
  /** Whether the bottom line says that the job closes soon; false if the card says so elsewhere. */
  showClock?: boolean;
  /** The number of skills shown before "+N"; lists show all. */
  skillsMax?: number;
  showPreview?: boolean;
  selected?: boolean;
  /** Says why the card is where it is, if not for its rank: "Featured". */
  label?: string;
  /** For cards in a row that hangs from its own line. */
  hanging?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** A job in a list: title, pay, place, and how long it is open. The whole card is the link. */
export function JobCard(props: JobCardProps) {
  const { job, corner, places, actions, state, skillsMax = 3 } = props;
  const { showPreview, selected, hanging } = props;
  const { headingLevel = 'h3', showClock = true, label } = props;
  const t = useMessages(jobPartsMessages);
  const language = useLanguage();
  const answers =
    job.answer_days && job.state === 'active'
      ? t.answers(job.answer_days, job.answers_in_time_percent)
      : null;
  const clock = showClock ? clockOf(job, t) : null;
  // The day of posting alone needs no bottom line.
  const hasFoot = Boolean(answers || clock || state);
  const content = (
    <>
      {label ? (
        <p className="mb-2.5">
          <Badge tone="outline">{label}</Badge>
        </p>
      ) : null}
      <Head job={job} as={headingLevel} corner={corner} />
      <div className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-amount tabular-nums" title={payTitle(job)}>
          {payText(job, language)}
        </p>
        {hasFoot ? null : (
          <span className="text-caption text-ink-2">
            <Posted job={job} />
          </span>
        )}
      </div>
      <div className="mt-1.5">
        <JobFacts job={job} />
      </div>
      {places}
      {showPreview && job.description ? (
        <p className="mt-2 note max-md:hidden" lang={job.language}>
          {job.description}
        </p>
      ) : null}
      {job.skills.length > 0 ? (
        <div className={clsx('mt-2.5', showPreview && 'max-md:[&_li:nth-child(n+4)]:hidden')}>
          <SkillTags skills={job.skills} max={skillsMax} moreLabel={t.more} />
        </div>
      ) : null}
      {hasFoot ? (
        <div className="mt-auto pt-3">
          <div className="stitch flex min-h-9 flex-wrap items-center justify-between gap-x-3 border-t pt-2.5 text-caption text-ink-2">
            {answers || clock ? (
              <span className="flex flex-wrap items-center gap-x-3">
                {answers ? <span>{answers}</span> : null}
                {clock}
              </span>
            ) : null}
            {state ?? <Posted job={job} />}
          </div>
        </div>
      ) : null}
      {actions ? (
        <div className={clsx('relative z-sticky flex flex-wrap gap-2 pt-3', !hasFoot && 'mt-auto')}>
          {actions}
        </div>
      ) : null}
    </>
  );
  const look = clsx('flex h-full flex-col', label && 'border-line-strong!');
  return hanging ? (
    <HangCard as="article" interactive className={look}>
      {content}
    </HangCard>
  ) : (
    <Card as="article" interactive selected={selected} className={look}>
      {content}
    </Card>
  );
}

interface HeadProps {
  job: Job;
  as: 'h2' | 'h3';
  corner: ReactNode;
}

/** The title, whose link covers the card, and the company. */
function Head({ job, as: Heading, corner }: HeadProps) {
  // Lets an application record the list in which its job was found.
  const { pathname: list } = useLocation();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <CompanyTile id={job.company_id} name={job.company_name} />
      <div className="min-w-0 flex-1 basis-24">
        <Heading className="text-h3">
          <Link to={jobPath(job)} state={{ list }} className="link-cover" lang={job.language}>
            {job.title}
          </Link>
        </Heading>
        <p className="note">
          <CompanyLine job={job} />
        </p>
      </div>
      {corner ? <div className="relative z-sticky -mt-2 -mr-2">{corner}</div> : null}
    </div>
  );
}

/** Marigold only when time is short; closed jobs say so. */
function clockOf(job: Job, t: (typeof jobPartsMessages)['en']) {
  if (job.state !== 'active') return <Badge tone="outline">{t.goneShort}</Badge>;
  return daysUntil(job.expires_at) > JOB_EXPIRING_DAYS ? null : <ClosingBadge job={job} />;
}
