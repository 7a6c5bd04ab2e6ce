import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const LOOK_EVERY_MS = 50;
const GIVE_UP_AFTER_MS = 10_000;

/**
 * After a link has led to another page, moves the focus to its heading, as a full page load would begin there: screen
 * readers then say which page it is, and Tab goes on in it. A page that takes the focus itself keeps it, and so does
 * a reader who has moved on meanwhile.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const openPath = useRef(pathname);
  useEffect(() => {
    if (openPath.current === pathname) return undefined;
    openPath.current = pathname;
    const before = document.activeElement;
    const since = Date.now();
    // A menu that closes gives the focus back to its button first, so even a heading that is there is not focused at once.
    const timer = setInterval(() => {
      const isOver = hasGoneOn(before) || focusHeading() || Date.now() - since > GIVE_UP_AFTER_MS;
      if (isOver) clearInterval(timer);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [pathname]);
}

/** Whether something else on the new page has the focus: a field of it, a dialog, or what was open in both pages. */
function hasGoneOn(before: Element | null): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  if (activeElement.closest('main, [role=dialog], [role=alertdialog]')) return true;
  return activeElement !== before && activeElement.matches('input, textarea, select');
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  // The router has scrolled already, on the way back to where the visitor was.
  heading.focus({ preventScroll: true });
  return true;
}
