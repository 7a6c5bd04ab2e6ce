import { type RefObject, useEffect } from 'react';

const cardOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('li')?.querySelector<HTMLElement>('[data-card]')?.dataset.card
    : undefined;

/**
 * A card that is moved is drawn anew in another column: the focus that it had goes there with it, also when
 * a dialog asked for words before.
 */
export function useMovedFocus(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = board;
    if (!current) return undefined;
    let held: string | undefined;
    const keep = ({ target }: Event) => {
      held = cardOf(target);
    };
    // Whoever clicks elsewhere, or goes there by keyboard, has left the card; menu and dialog are about it.
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
    // Where dialogs come and go.
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
