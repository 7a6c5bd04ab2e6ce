import { Link } from 'react-router';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { jobPath } from '../../../../contract/format/page-paths.ts';
import { Facts } from '../../../ui/facts.tsx';
import { trackerMessages } from './tracker-messages.ts';

const JOBS_SHOWN = 3;

/** After a rejection: open jobs similar to the one applied to; nothing if there are none, or while they load. */
export function SimilarJobs({ jobId }: { jobId: number }) {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  const { data } = useReading('GET /barong/public/jobs/:id/similar', {
    key: ['jobs', 'similar', jobId],
    params: { id: jobId },
  });
  const jobs = (data?.jobs ?? []).slice(0, JOBS_SHOWN);
  if (jobs.length === 0) return null;
  return (
    <section aria-label={t.similar} className="border-t border-line pt-3">
      <h3 className="text-body font-strong">{t.similar}</h3>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className="py-1.5 text-small">
            <Link to={jobPath(job)} className="link" lang={job.language}>
              {job.title}
            </Link>
            <span className="text-ink-2">
              <Facts of={[job.company_name, placeName(job.location, language)]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
