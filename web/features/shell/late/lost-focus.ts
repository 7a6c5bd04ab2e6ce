import { useEffect } from 'react';
import { ancestorsOf, controlNear, firstControl } from '../../../ui/overlays/control-near.ts';

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
        const beside = [change?.nextSibling, change?.previousSibling].map(firstControl);
        (beside.find(Boolean) ?? controlNear(around))?.focus();
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
