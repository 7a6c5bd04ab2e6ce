import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../lib/session/session.ts';

/** Parts that only seekers get, loaded for them alone. The server knows no visitor and renders nothing. */
export function ForSeekers({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  if (useSession()?.user?.role !== 'user') return null;
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
