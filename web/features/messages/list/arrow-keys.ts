import { type RefObject, useEffect, useRef } from 'react';

/** Arrow keys move between the links of a list, and Home and End to its ends. */
function moveFocus(list: HTMLElement, event: KeyboardEvent): void {
  const links = [...list.querySelectorAll('a')];
  const place = links.findIndex((link) => link === document.activeElement);
  const places: Partial<Record<string, number>> = {
    ArrowDown: Math.min(place + 1, links.length - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const next = places[event.key];
  if (place < 0 || next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

/** For a list of links, between which the arrow keys move. */
export function useArrowKeys<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const list = ref.current;
    const onKeyDown = (event: KeyboardEvent) => list && moveFocus(list, event);
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, []);
  return ref;
}
