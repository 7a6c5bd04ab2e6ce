import { HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { dateText, payText, payTitle } from '../../../lib/format/format.ts';
import { yearsText } from '../../../parts/jobs/job-words.ts';
import {
  employmentTypeLabels,
  experienceLevelLabels,
  workModeLabels,
} from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { jobPartsMessages } from '../../../parts/jobs/messages.ts';
import { ForSeekers } from '../../../parts/jobs/for-seekers.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NewTab } from '../../../ui/new-tab.tsx';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { jobDetailMessages } from './detail-messages.ts';
import { dotted } from '../../../lib/format/separator.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';

const WhoPosts = lazyPart(() => import('./who-posts.tsx'));
const TailorLink = lazyPart(() => import('./tailor-link.tsx'));

/** The job's facts as a table; unknown facts have no row. */
export function JobSummary({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  const { dateNotGiven } = useMessages(jobPartsMessages);
  const language = useLanguage();
  const { employment_type: type, experience_level: level, work_mode: mode } = job;
  const isPaySaid = job.salary_min !== null || job.salary_max !== null;
  const experience = [yearsText(job, language), level && experienceLevelLabels[language][level]];
  const rows: [string, ReactNode][] = [
    [t.jobType, type && employmentTypeLabels[language][type]],
    [t.location, dotted(job.locations.map((place) => placeName(place, language)))],
    [
      t.salary,
      isPaySaid && (
        <span key="pay" title={payTitle(job)}>
          {payText(job, language)}
        </span>
      ),
    ],
    [t.experience, dotted(experience)],
    [t.workMode, mode && workModeLabels[language][mode]],
    [t.postedDate, job.is_date_given ? dateText(job.posted_at, language) : dateNotGiven],
    [t.closes, dateText(job.expires_at, language)],
    [t.answers, job.answer_days && t.days(job.answer_days)],
  ];
  return (
    <Card as="section" className="md:p-5">
      <h2 className="text-h3">{t.summary}</h2>
      <dl className="mt-2 text-small">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name} className="stitch flex justify-between gap-4 py-2.5 first:border-t-0">
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-right font-medium tabular-nums">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}

export function JobSkills({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  if (job.skills.length === 0) return null;
  return (
    <Card as="section" className="md:p-5">
      <h2 className="mb-3 text-h3">{t.skills}</h2>
      <SkillTags skills={job.skills} max={30} />
      <ForSeekers>
        <TailorLink id={job.id} />
      </ForSeekers>
    </Card>
  );
}

/** The hiring company, and a warning against fees. */
export function HiringCompany({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  return (
    <Card as="section" className="md:p-5">
      <h2 className="text-h3">{t.aboutCompany(job.company_name)}</h2>
      <p className="mt-2 note">{t.isHiring(job.client_name ?? job.company_name, job.title)}</p>
      <WhoPosts job={job} />
      {job.company_claimed ? null : (
        <p className="mt-2 note">
          <strong className="font-strong text-ink">{t.notJoined}</strong> {t.notJoinedText}{' '}
          {job.source_url ? (
            <a href={job.source_url} target="_blank" rel="noopener nofollow" className="link">
              {t.source}
              <NewTab />
            </a>
          ) : null}
        </p>
      )}
      <p className="mt-4 flex gap-3 border-t border-line pt-4 text-small">
        <Icon of={HandCoins} className="mt-px text-danger" />
        <span>
          {t.neverPay}{' '}
          <a href={`/report?job=${job.id}`} rel="nofollow" className="link">
            {t.report}
          </a>
        </span>
      </p>
    </Card>
  );
}
