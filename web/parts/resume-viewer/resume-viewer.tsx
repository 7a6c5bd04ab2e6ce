import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiFile } from '../../lib/api/api.ts';
import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { useOwnCompany } from '../companies/own-company.ts';
import { PdfPages } from './pdf-pages.tsx';
import { viewerMessages } from './viewer-messages.ts';
import { dotted } from '../../lib/format/separator.ts';

const SHAPES = ['aspect-[1/1.414]'];

interface ResumeViewerProps {
  applicationId: number;
}

/** The resume that was sent with an application, page by page; loading it counts as a view that the seeker sees. */
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
          <PdfPages file={blob} mark={mark.data} words={{ pages: t.pages, opening: t.opening }} />
        )
      }
    </Loaded>
  );
}

/** The watermark: the reader, their company and the day. */
function useMark() {
  const language = useLanguage();
  const name = useSession()?.user?.fullName;
  const company = useOwnCompany();
  const [now] = useState(() => new Date().toISOString());
  const today = dateText(now, language);
  return {
    ...company,
    data:
      company.data === undefined ? undefined : dotted([name, company.data?.company_name, today]),
  };
}
