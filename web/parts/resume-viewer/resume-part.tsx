import { Suspense } from 'react';
import { patientLazy } from '../../lib/lazy-part.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';

const ResumeViewer = patientLazy(() => import('./resume-viewer.tsx'));

/** The viewer, loaded with the first resume that somebody opens. */
export const ResumePart = ({ applicationId }: { applicationId: number }) => (
  <Suspense fallback={<Skeleton className="aspect-[1/1.414]" />}>
    <ResumeViewer key={applicationId} applicationId={applicationId} />
  </Suspense>
);
