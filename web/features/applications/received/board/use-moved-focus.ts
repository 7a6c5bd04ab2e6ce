import { type RefObject, useEffect } from 'react';

const cardOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('li')?.querySelector<HTMLElement>('[data-card]')?.dataset.card
    : undefined;

/**
 * A moved card is rendered anew in another column; its focus moves along, also after a dialog that asked for words.
 */
export function useMovedFocus(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = board;
    if (!current) return undefined;
    let held: string | undefined;
    const keep = ({ target }: Event) => {
      held = cardOf(target);
    };
    // Clicking or tabbing elsewhere leaves the card, unless it is into its own menu or dialog.
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (!current.contains(target) && !target.closest('[role*="dialog"], [role="menu"]'))
        held = undefined;
    };
    const watcher = new MutationObserver(() => {
      if (held === undefined || document.activeElement !== document.body) return;
      current.querySelector<HTMLElement>(`[data-card="${held}"]`)?.focus();
    });
    watcher.observe(current, { childList: true, subtree: true });
    // Where dialogs are rendered.
    watcher.observe(document.body, { childList: true });
    current.addEventListener('focusin', keep);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      watcher.disconnect();
      current.removeEventListener('focusin', keep);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [board]);
}
