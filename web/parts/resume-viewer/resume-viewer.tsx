import { useQuery } from '@tanstack/react-query';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { apiFile } from '../../lib/api/api.ts';
import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/lists/skeleton.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { useOwnCompany } from '../companies/own-company.ts';
import { openPages, type OpenedPages, type Refusal } from './open-pages.ts';
import { ResumePage } from './resume-page.tsx';
import { viewerMessages } from './viewer-messages.ts';

const ZOOMS = [1, 1.5, 2, 3];
const SHAPES = ['aspect-[1/1.414]'];

interface ResumeViewerProps {
  applicationId: number;
}

/** The resume that was sent with an application, page by page; fetching it is a view that the seeker sees. */
export default function ResumeViewer({ applicationId }: ResumeViewerProps) {
  const t = useMessages(viewerMessages);
  const mark = useMark();
  const file = useQuery({
    queryKey: ['sent-resume', applicationId],
    queryFn: () =>
      apiFile('GET /barong/resource/applications/:id/resume', { params: { id: applicationId } }),
    // What was sent does not change.
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return (
    <Loaded query={file} failed={t.failed} shapes={SHAPES}>
      {({ blob }) =>
        mark.data === undefined ? (
          <Loaded query={mark} failed={t.failed} shapes={SHAPES}>
            {() => null}
          </Loaded>
        ) : (
          <Opened file={blob} mark={mark.data} />
        )
      }
    </Loaded>
  );
}

/** Who reads, for which company, on which day. */
function useMark() {
  const language = useLanguage();
  const name = useSession()?.user?.fullName;
  const company = useOwnCompany();
  const [now] = useState(() => new Date().toISOString());
  const today = dateText(now, language);
  return {
    ...company,
    data:
      company.data === undefined
        ? undefined
        : [name, company.data?.company_name, today].filter(Boolean).join(' · '),
  };
}

function Opened({ file, mark }: { file: Blob; mark: string }) {
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
      <SkeletonGroup label={t.opening}>
        <Skeleton className={SHAPES[0]} />
      </SkeletonGroup>
    );
  }
  if ('refused' in opened) return <NoticeBar>{t[opened.refused]}</NoticeBar>;
  return <Pages pages={opened} mark={mark} />;
}

const numbersOf = ({ sizes }: OpenedPages) => Array.from(sizes, (_, index) => index + 1);

/** The pages below each other; keys scroll them with what is around them. */
function Pages({ pages, mark }: { pages: OpenedPages; mark: string }) {
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
        <p className="flex-1 text-caption text-ink-2">{t.marked(mark)}</p>
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
        <ol aria-label={t.pages} className="grid w-max gap-3">
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
