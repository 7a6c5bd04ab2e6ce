import type { JobDetail } from '../../../../contract/jobs.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Prose } from '../../../ui/prose.tsx';
import { jobDetailMessages } from './detail-messages.ts';

/** The sections that the description has; the server has sanitised the HTML. */
export function JobText({ job, small }: { job: JobDetail; small?: boolean }) {
  const t = useMessages(jobDetailMessages);
  const sections = [
    [null, job.introduction_html],
    [t.responsibilities, job.responsibilities_html],
    [t.requirements, job.requirements_html],
    [t.benefits, job.benefits_html],
  ] as const;
  const written = sections.filter(([, html]) => html);
  if (written.length === 0) return <p className="text-body text-ink-2">{t.noDescription}</p>;
  return written.map(([title, html]) => (
    <section key={title} className="not-first:mt-6">
      {title ? <h3 className="mb-2 text-h3">{title}</h3> : null}
      <Prose html={html ?? ''} lang={job.language} small={small} />
    </section>
  ));
}
