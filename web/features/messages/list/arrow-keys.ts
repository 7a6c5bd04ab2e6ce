import type { KeyboardEvent } from 'react';

/** Arrow keys go from one link of a list to the next, and Home and End to its ends. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
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
