import { Suspense, lazy, useEffect, useState } from 'react';
import { onFirstToast } from '../../lib/toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

interface ToastHostProps {
  /** Names the close button of each toast. */
  closeLabel: string;
  /** Names the region for the ear: "Notifications". */
  regionLabel: string;
}

/** Stands once in the root of the app; costs nothing until the first toast. */
export function ToastHost(props: ToastHostProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  );
}
