import { useMessages } from '../../../lib/messages.ts';
import { Loaded, type Loading } from '../../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { builderMessages } from './builder-messages.ts';

interface ResumePreviewProps {
  preview: Loading<{ svg: string; pages: number }>;
  wished: number;
}

/** The pages as they will be printed: on white paper, even in dark mode. */
export function ResumePreview({ preview, wished }: ResumePreviewProps) {
  const t = useMessages(builderMessages);
  return (
    <section aria-label={t.preview} aria-busy={preview.isFetching} className="grid min-w-0 gap-3">
      <Loaded query={preview} failed={t.previewFailed} shapes={['h-160 rounded-lg']}>
        {({ svg, pages }) => (
          <>
            <output className="empty:hidden">
              {pages > wished ? <NoticeBar>{t.tooLong(pages)}</NoticeBar> : null}
            </output>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt={t.previewOf(pages)}
              className="w-full rounded-lg border border-line bg-[white]"
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
