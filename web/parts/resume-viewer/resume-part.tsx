import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/lists/skeleton.tsx';

const ResumeViewer = lazy(() => import('./resume-viewer.tsx'));

/** The viewer, loaded with the first resume that somebody opens. */
export const ResumePart = ({ applicationId }: { applicationId: number }) => (
  <Suspense fallback={<Skeleton className="aspect-[1/1.414]" />}>
    <ResumeViewer key={applicationId} applicationId={applicationId} />
  </Suspense>
);
