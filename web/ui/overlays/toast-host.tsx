import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { onFirstToast, pageLeft } from '../../lib/toast.ts';

const Toaster = lazyPart<ToastHostProps>(() => import('./toaster.tsx'));

interface ToastHostProps {
  /** Names the close button of each toast. */
  closeLabel: string;
  /** Accessible name of the region: "Notifications". */
  regionLabel: string;
}

/** Rendered once, in the root of the app; loads nothing until the first toast. */
export function ToastHost(props: ToastHostProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  const { pathname } = useLocation();
  const openPath = useRef(pathname);
  // Runs before effects, in which the new page may show its own failures.
  useLayoutEffect(() => {
    if (openPath.current !== pathname) pageLeft();
    openPath.current = pathname;
  }, [pathname]);
  return wanted ? <Toaster {...props} /> : null;
}
