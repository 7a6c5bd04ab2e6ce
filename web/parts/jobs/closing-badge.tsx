import { daysUntil } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { jobPartsMessages } from './messages.ts';

/** Within how many days a job closes, in marigold: for jobs of which little time is left. */
export function ClosingBadge({ job }: { job: { expires_at: string } }) {
  const t = useMessages(jobPartsMessages);
  return <Badge tone="time">{t.closes(daysUntil(job.expires_at))}</Badge>;
}
