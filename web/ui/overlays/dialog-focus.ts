import { useRef } from 'react';

const FIELD =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** The focused element; inside a menu, the button that opened it, because the menu is about to close. */
function focusedNow(): HTMLElement | null {
  const active = document.activeElement;
  const opener = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = opener ? document.getElementById(opener) : active;
  return element instanceof HTMLElement ? element : null;
}

/**
 * Focus of a layer whose open state the caller keeps: moves to its first field, or else to the title
 * marked `data-first-focus`, and back to where it was on closing.
 */
export function useDialogFocus() {
  const before = useRef<HTMLElement>(null);

  function onOpenAutoFocus(event: Event) {
    before.current = focusedNow();
    const layer = event.currentTarget;
    if (!(layer instanceof HTMLElement)) return;
    const first =
      layer.querySelector<HTMLElement>(FIELD) ??
      layer.querySelector<HTMLElement>('[data-first-focus]');
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    if (before.current?.isConnected) before.current.focus();
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
