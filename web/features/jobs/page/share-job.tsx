import { Copy, MessageCircle, Share2 } from 'lucide-react';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { jobPath } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { jobDetailMessages } from './detail-messages.ts';

/**
 * The system's own share sheet where there is one; elsewhere, and without scripts, a small list: copy
 * the link or send it by WhatsApp.
 */
export function ShareJob({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  const { publicUrl } = useRootFacts();
  const isAlive = useHydrated();
  const url = `${publicUrl + jobPath(job)}?from=shared_link`;
  const title = t.shareText(job.title, job.company_name);

  return (
    <details className="group relative">
      <summary
        className="btn btn-secondary btn-lg list-none [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          if (!('share' in navigator)) return;
          event.preventDefault();
          // Closing the sheet rejects, but is not a failure.
          void navigator.share({ title, url }).catch(() => undefined);
        }}
      >
        <Icon of={Share2} />
        {t.share}
      </summary>
      <ul
        aria-label={t.shareBy}
        className="absolute z-nav mt-2 grid min-w-52 rounded-lg border border-line bg-surface p-1.5 shadow-float max-md:right-0"
      >
        {isAlive ? (
          <li>
            <button type="button" className={ROW} onClick={() => void copyText(url, t, url)}>
              <Icon of={Copy} />
              {t.copyLink}
            </button>
          </li>
        ) : null}
        <li>
          <a
            className={ROW}
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
            target="_blank"
            rel="noopener"
          >
            <Icon of={MessageCircle} />
            {t.whatsApp} <span className="sr-only">{t.newTab}</span>
          </a>
        </li>
      </ul>
    </details>
  );
}

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-body hover:bg-sunken';
