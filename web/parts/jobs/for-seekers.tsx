import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../lib/session/session.ts';

/** What only seekers have, fetched for them alone. The server knows nobody and renders nothing. */
export function ForSeekers({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  if (useSession()?.user?.role !== 'user') return null;
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
