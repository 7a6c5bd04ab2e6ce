import { Suspense, useState } from 'react';
import type { Job } from '../../../../contract/jobs.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { patientLazy } from '../../../lib/lazy-part.tsx';
import { jobsMessages } from '../messages.ts';
import type { JobSearch } from './job-search.ts';

const JobPreview = patientLazy(() => import('./job-preview.tsx'));

/** Which of the found jobs is shown beside their list on a wide screen: at first the first one. */
export function usePreview({ view }: JobSearch, jobs: readonly Job[]) {
  const [wantedId, choose] = useState<number>();
  const isWide = useMinWidth('xl');
  const isShown = view === 'list' && jobs.length > 0;
  if (!isShown || !isWide) return { isShown, chosenId: undefined, choose: undefined };
  const chosen = jobs.find(({ id }) => id === wantedId) ?? jobs[0];
  return { isShown, chosenId: chosen?.id, choose };
}

/**
 * Sticks below the top of the window and is as high as the rest of it. Without scripts there is no
 * preview.
 */
export function PreviewPanel({ id }: { id: number | undefined }) {
  const t = useMessages(jobsMessages);
  return (
    <aside aria-label={t.preview} className="rekha hang side-panel">
      <Suspense fallback={null}>
        {id === undefined ? null : <JobPreview key={id} id={id} />}
      </Suspense>
    </aside>
  );
}
