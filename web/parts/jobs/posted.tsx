import type { Job } from '../../../contract/jobs.ts';
import { dateText, daysAgoText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { jobPartsMessages } from './messages.ts';

/** How long ago a job was posted, if that is known. */
export function Posted({ job }: { job: Job }) {
  const t = useMessages(jobPartsMessages);
  const language = useLanguage();
  return job.is_date_given ? (
    <span title={dateText(job.posted_at, language)}>
      {t.posted(daysAgoText(job.posted_at, language))}
    </span>
  ) : (
    <span>{t.dateNotGiven}</span>
  );
}
