import { useMemo, useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';

/** Moves through the list by keyboard: the open panel follows, or a cursor while none is open. */
export function useWalk(
  listed: readonly Application[],
  openId: number | null,
  open: (id: number) => void,
) {
  const [cursor, setCursor] = useState<number | null>(null);
  const at = listed.findIndex(({ id }) => id === (openId ?? cursor));
  /** Opened by a link, it may stand on another page: there is nobody next to it here. */
  const isElsewhere = openId !== null && at === -1;
  return useMemo(() => {
    function go(index: number) {
      if (isElsewhere) return;
      const target = listed[Math.max(0, Math.min(listed.length - 1, index))];
      if (!target) return;
      setCursor(target.id);
      if (openId !== null) open(target.id);
      const row = document.querySelector(`[data-application="${target.id}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    }
    const current = listed[at];
    return {
      current,
      /** Counted from 1; 0 when the open one is not on this page. */
      place: at + 1,
      next: () => go(at + 1),
      previous: () => go(at - 1),
      open: () => current && open(current.id),
    };
  }, [listed, at, isElsewhere, openId, open]);
}
