import { useEffect } from 'react';

// Dialogs find a control for themselves (`ui/overlays/dialog-focus.ts`): a file for both would bring every page a
// bundle of fields.
const CONTROL = 'a[href], button:not(:disabled), [tabindex="0"]';

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** The first control in a place that is still on the page, unless it is the page itself. */
function firstControl(place: Node | null | undefined): HTMLElement | null {
  if (!(place instanceof HTMLElement) || !place.parentElement?.closest('body')) return null;
  return place.matches(CONTROL) ? place : place.querySelector<HTMLElement>(CONTROL);
}

/** So that whatever takes the focus itself, such as the next page or a dialog that closes, comes first. */
const LET_OTHERS_MS = 100;

/**
 * When what has the focus is removed from the page, like the row whose “Remove” was pressed, moves the focus to the row in
 * its place, or else nearby: browsers would begin again at the top of the page.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: { element: Element; around: HTMLElement[]; pathname: string } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      last = { element: target, around: ancestorsOf(target), pathname: location.pathname };
    }

    const watching = new MutationObserver((changes) => {
      if (!last || last.element.isConnected) return;
      const { element, around, pathname } = last;
      last = undefined;
      const change = changes.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(element)),
      );
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== document.body || location.pathname !== pathname) return;
        const places = [change?.nextSibling, change?.previousSibling, ...around];
        places.map(firstControl).find(Boolean)?.focus();
      }, LET_OTHERS_MS);
    });
    document.addEventListener('focusin', remember);
    watching.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watching.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
