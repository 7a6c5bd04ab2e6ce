import { MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { JobDetail } from '../../../../../contract/jobs.ts';
import { useMessages, useRootFacts } from '../../../../lib/messages.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { jobPath } from '../../../../../contract/format/page-paths.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { NewTab } from '../../../../ui/new-tab.tsx';
import { jobDetailMessages } from '../detail-messages.ts';

const ShareMore = lazyPart(() => import('./share-more.tsx'));

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-body hover:bg-sunken';

/** Shares the job by WhatsApp, even without scripts; all other ways are loaded when the list opens. */
export function ShareJob({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  const { publicUrl } = useRootFacts();
  const [isOpen, setOpen] = useState(false);
  const url = `${publicUrl + jobPath(job)}?from=shared_link`;
  const title = t.shareText(job.title, job.company_name);
  return (
    <details className="relative" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="btn btn-secondary btn-lg list-none [&::-webkit-details-marker]:hidden">
        <Icon of={Share2} />
        {t.share}
      </summary>
      <ul
        aria-label={t.shareBy}
        className="absolute z-nav mt-2 grid min-w-60 rounded-lg border border-line bg-surface p-1.5 shadow-float max-md:right-0"
      >
        <li>
          <a
            className={ROW}
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
            target="_blank"
            rel="noopener"
          >
            <Icon of={MessageCircle} />
            {t.whatsApp}
            <NewTab />
          </a>
        </li>
        {isOpen ? <ShareMore jobId={job.id} title={title} url={url} row={ROW} /> : null}
      </ul>
    </details>
  );
}
