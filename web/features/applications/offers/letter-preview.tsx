import { Download, FileText } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { apiFile } from '../../../lib/api/api.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useMessages } from '../../../lib/messages.ts';
import { patientLazy } from '../../../lib/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/lists/skeleton.tsx';
import { offersMessages } from './offers-messages.ts';

const PdfPages = patientLazy(async () => ({
  default: (await import('../../../parts/resume-viewer/pdf-pages.tsx')).PdfPages,
}));

interface PreviewProps {
  body: object;
  /** Whether the form has everything that the letter needs; reports missing values at their fields. */
  areTermsRight: () => Promise<boolean>;
}

/** Previews the letter with the present values of the form. */
export function LetterPreview({ body, areTermsRight }: PreviewProps) {
  const t = useMessages(offersMessages);
  const [shown, setShown] = useState<{ file: Awaited<ReturnType<typeof apiFile>>; of: string }>();
  const typed = JSON.stringify(body);
  const preview = useAct(
    async () => {
      if (!(await areTermsRight())) return;
      const file = await apiFile('POST /barong/resource/offers/preview', { body });
      setShown({ file, of: typed });
    },
    { failed: t.noPreview },
  );
  // A letter with other terms than those in the form would be misleading.
  const file = shown?.of === typed ? shown.file : null;
  const place = useRef<HTMLDivElement>(null);
  // It opens below the last field, at the end of the dialog.
  useEffect(() => {
    if (file) place.current?.scrollIntoView({ block: 'start' });
  }, [file]);
  return (
    <div ref={place} className="grid scroll-mt-1 gap-3">
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={FileText}
          busy={preview.isBusy}
          onClick={() => void preview.run()}
        >
          {t.preview}
        </Button>
        {file ? (
          <Button variant="quiet" icon={Download} onClick={() => saveFile(file)}>
            {t.savePreview}
          </Button>
        ) : null}
      </div>
      {file ? (
        <Suspense fallback={<Skeleton className="aspect-[1/1.414]" />}>
          <PdfPages
            file={file.blob}
            words={{
              pages: t.previewPages,
              opening: t.previewOpens,
              refused: t.previewRefused,
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
