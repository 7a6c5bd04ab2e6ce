import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { openPages, type OpenedPages, type Refusal } from './open-pages.ts';
import { ResumePage } from './resume-page.tsx';
import { viewerMessages } from './viewer-messages.ts';

const ZOOMS = [1, 1.5, 2, 3];

interface PdfPagesProps {
  file: Blob;
  /** The watermark across every page. */
  mark?: string;
  words: {
    pages: string;
    opening: string;
    /** Replaces the error texts, which are about resumes. */
    refused?: string;
  };
}

/** A file shown page by page, drawn here: browsers on phones would only download it. */
export function PdfPages({ file, mark = '', words }: PdfPagesProps) {
  const t = useMessages(viewerMessages);
  const [opened, setOpened] = useState<OpenedPages | { refused: Refusal } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    async function open() {
      const pages = await openPages(file, stop.signal);
      if (!stop.signal.aborted) setOpened(pages);
    }
    void open();
    return () => {
      stop.abort();
      setOpened(null);
    };
  }, [file]);
  if (!opened) {
    return (
      <SkeletonGroup label={words.opening}>
        <Skeleton className="aspect-[1/1.414]" />
      </SkeletonGroup>
    );
  }
  if ('refused' in opened) return <NoticeBar>{words.refused ?? t[opened.refused]}</NoticeBar>;
  return <Pages pages={opened} mark={mark} label={words.pages} />;
}

const numbersOf = ({ sizes }: OpenedPages) => Array.from(sizes, (_, index) => index + 1);

/** The pages one below the other; keys scroll the surrounding area. */
function Pages({ pages, mark, label }: { pages: OpenedPages; mark: string; label: string }) {
  const t = useMessages(viewerMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const watcher = new ResizeObserver(([size]) =>
      setRoom(Math.floor(size?.contentRect.width ?? 0)),
    );
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center gap-1">
        <p className="flex-1 text-caption text-ink-2">{mark ? t.marked(mark) : null}</p>
        <IconButton
          icon={ZoomOut}
          label={t.smaller}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon={ZoomIn}
          label={t.larger}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      <div ref={frame} className="overflow-x-auto bg-sunken">
        <ol aria-label={label} className="grid w-max gap-3">
          {room > 0
            ? numbersOf(pages).map((number) => (
                <ResumePage
                  key={number}
                  pages={pages}
                  number={number}
                  mark={mark}
                  width={Math.round(room * (ZOOMS[zoom] ?? 1))}
                />
              ))
            : null}
        </ol>
      </div>
    </div>
  );
}
