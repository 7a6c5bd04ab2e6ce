import { Copy, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../../lib/copy-text.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { shareMoreMessages } from './share-more-messages.ts';

interface ShareMoreProps {
  jobId: number;
  title: string;
  url: string;
  /** The class of a row. */
  row: string;
}

/** Copies the link, opens the system's share sheet, or shows a QR code. */
export default function ShareMore({ jobId, title, url, row }: ShareMoreProps) {
  const t = useMessages(shareMoreMessages);
  const last = useRef<HTMLLIElement>(null);
  // A phone's bottom bar would cover it.
  useEffect(() => {
    last.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <li>
        <button type="button" className={row} onClick={() => void copyText(url, t, url)}>
          <Icon of={Copy} />
          {t.copyLink}
        </button>
      </li>
      {'share' in navigator ? (
        <li>
          <button
            type="button"
            className={row}
            // Closing the sheet rejects the promise, but is not a failure.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            <Icon of={Share2} />
            {t.moreWays}
          </button>
        </li>
      ) : null}
      <li
        ref={last}
        className="mt-1 scroll-mb-28 border-t border-line p-3 text-center text-caption text-ink-2"
      >
        <img
          src={`/api/v2/barong/public/jobs/${jobId}/code`}
          alt={t.code}
          className="mx-auto mb-1.5 size-36 rounded-sm bg-white"
        />
        {t.scan}
      </li>
    </>
  );
}
