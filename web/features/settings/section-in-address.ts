import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Props for a section that the page's address can name: then it is scrolled to once it has loaded. */
export function useSectionInAddress(
  section: 'email' | 'notifications' | 'testimonial' | 'two-step' | 'your-data',
  isLoaded: boolean,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useSearchParams()[0].get('section') === section;
  useEffect(() => {
    if (isWanted && isLoaded) place.current?.scrollIntoView();
  }, [isWanted, isLoaded]);
  return place;
}
