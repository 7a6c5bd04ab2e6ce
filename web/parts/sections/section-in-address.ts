import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** What somebody does who wants to be elsewhere on the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Props for a section that the page's address can name: then it is scrolled to once it has loaded, and again while
 * sections above it still load and push it down, until somebody moves on.
 */
export function useSectionInAddress(
  section:
    | 'email'
    | 'notifications'
    | 'testimonial'
    | 'two-step'
    | 'your-data'
    | 'public'
    | 'found'
    | 'contact'
    | 'requests',
  isLoaded: boolean,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useSearchParams()[0].get('section') === section;
  useEffect(() => {
    if (!isWanted || !isLoaded) return undefined;
    const growth = new ResizeObserver(() => place.current?.scrollIntoView());
    growth.observe(document.body);
    const stop = () => growth.disconnect();
    for (const move of MOVES) addEventListener(move, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const move of MOVES) removeEventListener(move, stop);
    };
  }, [isWanted, isLoaded]);
  return place;
}
