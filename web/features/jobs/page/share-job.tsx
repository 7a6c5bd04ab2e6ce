import { Copy, MessageCircle, Share2 } from 'lucide-react';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { jobPath } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { jobDetailMessages } from './detail-messages.ts';

/** Copies the link, sends it by WhatsApp or by the system's own sheet, or shows it to another phone. */
export function ShareJob({ job }: { job: JobDetail }) {
  const t = useMessages(jobDetailMessages);
  const { publicUrl } = useRootFacts();
  const isAlive = useHydrated();
  const url = `${publicUrl + jobPath(job)}?from=shared_link`;
  const title = t.shareText(job.title, job.company_name);

  return (
    <details
      className="group relative"
      onToggle={({ currentTarget: { open, lastElementChild: ways } }) => {
        // A phone's bar would cover them.
        if (open) ways?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className="btn btn-secondary btn-lg list-none [&::-webkit-details-marker]:hidden">
        <Icon of={Share2} />
        {t.share}
      </summary>
      <ul
        aria-label={t.shareBy}
        className="absolute z-nav mt-2 grid min-w-60 scroll-mb-28 rounded-lg border border-line bg-surface p-1.5 shadow-float max-md:right-0"
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
        {isAlive && 'share' in navigator ? (
          <li>
            <button
              type="button"
              className={ROW}
              // Closing the sheet rejects, but is not a failure.
              onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
            >
              <Icon of={Share2} />
              {t.moreWays}
            </button>
          </li>
        ) : null}
        <li className="mt-1 border-t border-line p-3 text-center text-caption text-ink-2">
          <img
            src={`/api/v2/barong/public/jobs/${job.id}/code`}
            alt={t.code}
            loading="lazy"
            className="mx-auto mb-1.5 size-36 rounded-sm bg-white"
          />
          {t.scan}
        </li>
      </ul>
    </details>
  );
}

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-body hover:bg-sunken';
