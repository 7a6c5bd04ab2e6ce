import { useEffect, useRef } from 'react';

const FIELD =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Of radio buttons it is the chosen one, where the keyboard enters the group too. */
function firstField(layer: HTMLElement): HTMLElement | null {
  const first = layer.querySelector<HTMLInputElement>(FIELD);
  if (first?.type !== 'radio') return first;
  return layer.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) ?? first;
}

/** The focused element; inside a menu, the button that opened it, because the menu is about to close. */
function focusedNow(): HTMLElement | null {
  const active = document.activeElement;
  const opener = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = opener ? document.getElementById(opener) : active;
  return element instanceof HTMLElement ? element : null;
}

const CONTROL = 'a[href], button:not(:disabled), [tabindex="0"]';

function ancestorsOf(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** The first control in the surroundings of a removed element. */
function controlNear(around: readonly HTMLElement[]): HTMLElement | null {
  const left = around.find((element) => element.isConnected && element.querySelector(CONTROL));
  return left && left !== document.body ? left.querySelector<HTMLElement>(CONTROL) : null;
}

/**
 * Focus of a layer whose open state the caller keeps: moves to its first field, or else to the title marked
 * `data-first-focus`, and on closing back to where it was, or nearby if the change removed that. With `atTitle` it
 * begins at the title even if there are fields. While `isLoading` it waits there, because other fields may come first.
 */
export function useDialogFocus({ atTitle = false, isLoading = false } = {}) {
  const waitsAt = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  const around = useRef<readonly HTMLElement[]>([]);

  function onOpenAutoFocus(event: Event) {
    before.current = focusedNow();
    around.current = ancestorsOf(before.current);
    const layer = event.currentTarget;
    if (!(layer instanceof HTMLElement)) return;
    const title = layer.querySelector<HTMLElement>('[data-first-focus]');
    if (isLoading) waitsAt.current = title;
    const first = (atTitle || isLoading ? null : firstField(layer)) ?? title;
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  useEffect(() => {
    const title = waitsAt.current;
    if (isLoading || !title) return;
    waitsAt.current = null;
    const layer = title.closest<HTMLElement>('[role=dialog]');
    // Whoever has gone on meanwhile stays where they are.
    if (layer && document.activeElement === title) firstField(layer)?.focus();
  }, [isLoading]);

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    const isGone = !before.current?.isConnected;
    if (!isGone) before.current?.focus();
    // Something else may have taken it by now, such as a page that was opened.
    else if (document.activeElement === document.body) controlNear(around.current)?.focus();
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
