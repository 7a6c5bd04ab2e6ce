import { useRef } from 'react';

const FIELD =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Where the focus was; from within a menu, the button that opened it, as the menu is about to go. */
function focusedNow(): HTMLElement | null {
  const active = document.activeElement;
  const opener = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const element = opener ? document.getElementById(opener) : active;
  return element instanceof HTMLElement ? element : null;
}

/**
 * Focus of a layer that the caller opens by a state of its own: into its first field, or else to
 * the title that is marked `data-first-focus`, and on closing back to where it was.
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
