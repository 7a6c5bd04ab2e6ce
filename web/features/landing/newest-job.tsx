import { Building2, CalendarClock, IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '../../../contract/jobs.ts';
import { dateText, payText, payTitle } from '../../lib/format/format.ts';
import { placeText } from '../../parts/jobs/job-words.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { jobPath } from '../../../contract/format/page-paths.ts';
import { CompanyLine } from '../../parts/jobs/company-line.tsx';
import { Posted } from '../../parts/jobs/posted.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { landingMessages } from './messages.ts';

/** A real job, the newest one, with the facts that come first for every job. */
export function NewestJob({ job }: { job: Job }) {
  const t = useMessages(landingMessages);
  const language = useLanguage();
  return (
    <article className="rekha-deep max-lg:hidden rounded-hang self-start bg-surface p-5 text-ink [--focus:var(--color-brand)]">
      <p className="text-caption text-ink-2">
        <Posted job={job} />
      </p>
      <h2 className="mt-2 text-h3" lang={job.language}>
        {job.title}
      </h2>
      <p className="note">{placeText(job, language)}</p>
      <ul className="mt-4 grid">
        <Fact icon={IndianRupee} label={t.whatItPays}>
          <span title={payTitle(job)}>{payText(job, language)}</span>
        </Fact>
        <Fact icon={Building2} label={t.whoIsHiring}>
          <CompanyLine job={job} />
        </Fact>
        <Fact icon={CalendarClock} label={t.openUntil}>
          {dateText(job.expires_at, language)}
        </Fact>
      </ul>
      <LinkButton to={jobPath(job)} variant="secondary" wide className="mt-4">
        {t.details}
      </LinkButton>
    </article>
  );
}

interface FactProps {
  icon: IconType;
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <li className="stitch flex items-center gap-4 border-t py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand-tint text-brand-ink">
        <Icon of={icon} />
      </span>
      <div className="min-w-0">
        <p className="text-caption text-ink-2">{label}</p>
        <p className="text-body font-strong tabular-nums">{children}</p>
      </div>
    </li>
  );
}
