import { clsx } from 'clsx';
import { BriefcaseBusiness, Building2, Clock, Hourglass, Users } from 'lucide-react';
import { Link } from 'react-router';
import { JOB_EXPIRING_DAYS } from '../../../../contract/constants.ts';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { daysUntil, dateText, payText } from '../../../lib/format/format.ts';
import { patientLazy } from '../../../lib/lazy-part.tsx';
import { placeText, yearsText } from '../../../parts/jobs/job-words.ts';
import {
  employmentTypeLabels,
  experienceLevelLabels,
  workModeLabels,
} from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { CheckedMark } from '../../../parts/jobs/company-line.tsx';
import { ForSeekers } from '../../../parts/jobs/for-seekers.tsx';
import { jobPartsMessages } from '../../../parts/jobs/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { jobDetailMessages } from './detail-messages.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Term } from '../../../ui/term.tsx';

const AnswerToMe = patientLazy(() => import('./answer-to-me.tsx'));

/** Title, company, place and date of the job. */
export function JobHeading({ job, as: Heading }: { job: JobDetail; as: 'h1' | 'h2' }) {
  const t = useMessages(jobDetailMessages);
  const { dateNotGiven } = useMessages(jobPartsMessages);
  const language = useLanguage();
  const posted = job.is_date_given ? t.postedOn(dateText(job.posted_at, language)) : dateNotGiven;
  const company = (
    <>
      <Link to={companyPath({ id: job.company_id, name: job.company_name })} className="link">
        {job.company_name}
      </Link>
      {job.company_checked && <CheckedMark />}
    </>
  );
  return (
    <div className="flex flex-wrap items-start gap-3 md:gap-5">
      <CompanyTile id={job.company_id} name={job.company_name} size="lg" />
      <div className="min-w-0 flex-1 basis-[9rem]">
        <Heading className={Heading === 'h1' ? 'text-title' : 'text-h2'} lang={job.language}>
          {job.title}
        </Heading>
        <p className="mt-1 text-body text-ink-2">
          <Facts of={[company, placeText(job, language), posted]} />
        </p>
      </div>
    </div>
  );
}

/** Type, experience, work mode and openings, or that there are none yet; only the known facts. */
export function JobBadges({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  const { forLater } = useMessages(jobPartsMessages);
  const language = useLanguage();
  const { employment_type: type, experience_level: level, work_mode: mode } = job;
  const badges = [
    [BriefcaseBusiness, type && employmentTypeLabels[language][type]],
    [Clock, yearsText(job, language)],
    [undefined, level && experienceLevelLabels[language][level]],
    [Building2, mode && workModeLabels[language][mode]],
    [Users, job.is_for_later ? forLater : job.openings > 1 && t.openings(job.openings)],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-1.5 md:gap-2">
      {badges.map(([icon, text]) =>
        text ? (
          <li key={text}>
            <Badge icon={icon}>{text}</Badge>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Pay, the last day to apply and the promise of an answer, shown before the description. */
export function PayAndTime({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  const language = useLanguage();
  const days = daysUntil(job.expires_at);
  const isShort = days <= JOB_EXPIRING_DAYS;
  const { answer_days, answers_in_time_percent: inTime } = job;
  // Jobs give their pay by the month or by the year; to compare them, people need both.
  const otherPeriod = job.salary_period === 'year' ? 'month' : 'year';
  return (
    <dl
      className={clsx(
        'grid rounded-md border border-line max-md:divide-y md:divide-x *:divide-line *:border-line *:p-3.5 md:*:px-5 md:*:py-4',
        answer_days === null ? 'md:grid-cols-2' : 'md:grid-cols-[3fr_2fr_2fr]',
      )}
    >
      <Term name={t.pay} className="text-pay tabular-nums">
        {payText(job, language)}
        {job.salary_min === null && job.salary_max === null ? null : (
          <span className="block note font-normal">
            {t.gross(payText({ ...job, salary_period: otherPeriod }, language))}
          </span>
        )}
      </Term>
      <Term name={t.openUntil} className="text-pay tabular-nums">
        <span className={isShort ? 'flex items-center gap-2 text-time-ink' : ''}>
          {isShort ? <Icon of={Hourglass} /> : null}
          {dateText(job.expires_at, language)}
        </span>
        <span className="block note font-normal">{t.daysLeft(days)}</span>
      </Term>
      {answer_days === null ? null : (
        <Term name={t.answers} className="text-pay tabular-nums">
          {t.days(answer_days)}
          {inTime === null ? null : (
            <span className="block note font-normal">{t.inTime(inTime)}</span>
          )}
          <ForSeekers>
            <AnswerToMe job={job} />
          </ForSeekers>
        </Term>
      )}
    </dl>
  );
}
