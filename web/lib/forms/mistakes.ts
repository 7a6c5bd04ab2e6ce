import { useEffect, useRef } from 'react';

/** What is wrong with a field, by its name or its path (`experience.0.endDate`). */
export type Mistakes = Record<string, string>;

/** The messages for those fields that are empty. */
export const missingIn = (values: object, words: Mistakes): Mistakes => {
  const texts = values as Record<string, string>;
  return Object.fromEntries(Object.entries(words).filter(([name]) => !texts[name]?.trim()));
};

/** Whether a mistake at `path` concerns the field `name` or something inside it. */
export const isAbout = (path: string, name: string): boolean =>
  path === name || path.startsWith(`${name}.`);

/** The message for a field or for something inside it. */
export const textOf = (mistakes: Mistakes, name: string): string | undefined =>
  mistakes[name] ?? Object.entries(mistakes).find(([path]) => isAbout(path, name))?.[1];

/** The field of a path, or the one that holds it: an entry of a list has no field of its own. */
export function fieldOf(id: string, path: string): HTMLElement | null {
  const holder = path.replace(/\.?[^.]*$/, '');
  return document.getElementById(id + path) ?? (holder ? fieldOf(id, holder) : null);
}

/** Sorts fields in the order of the page. */
export const byPlace = (one: Node, other: Node): number =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ? -1 : 1;

function firstInSight(id: string, paths: readonly string[]): HTMLElement | undefined {
  const fields = paths.map((path) => fieldOf(id, path)).filter((field) => field !== null);
  const inSight = fields.filter((field) => field.getClientRects().length > 0);
  return inSight.toSorted(byPlace)[0];
}

/**
 * Focuses the first wrong field of the page as soon as it is visible: it may be in a part of the form
 * that is only just opening. If there is none, `orElse` is called instead.
 */
export function useFirstWrongField(id: string): (mistakes: Mistakes, orElse?: () => void) => void {
  const wanted = useRef<string[]>([]);
  const otherwise = useRef<() => void>(undefined);
  useEffect(() => {
    if (wanted.current.length === 0) return undefined;
    const search = () => {
      const first = firstInSight(id, wanted.current);
      if (!first) return;
      wanted.current = [];
      first.focus();
      // The message is below the field, where the buttons of a dialog may still cover it.
      document.getElementById(`${first.id}-error`)?.scrollIntoView({ block: 'nearest' });
      // The wrong text is selected, as by the Tab key, so that typing replaces it.
      if (first instanceof HTMLInputElement) first.select();
    };
    search();
    // A part that is only just opening may be visible a frame later.
    const frame = requestAnimationFrame(() => {
      search();
      if (wanted.current.length > 0) otherwise.current?.();
      otherwise.current = undefined;
    });
    return () => cancelAnimationFrame(frame);
  });
  return (mistakes, orElse) => {
    wanted.current = Object.keys(mistakes);
    otherwise.current = orElse;
  };
}
