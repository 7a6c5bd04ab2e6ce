import { Suspense, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onFirstToast, pageLeft } from '../../lib/toast.ts';

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
  const { pathname } = useLocation();
  const openPath = useRef(pathname);
  // Before effects, in which the new page may say what failed on it.
  useLayoutEffect(() => {
    if (openPath.current !== pathname) pageLeft();
    openPath.current = pathname;
  }, [pathname]);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  );
}
