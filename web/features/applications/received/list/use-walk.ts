import { useEffect, useMemo, useRef, useState } from 'react';
import type { Application } from '../../../../../contract/applications.ts';
import type { Meta } from '../../../../../contract/lists.ts';

interface Walk {
  /** The page of the list that is shown, and where it stands among the others. */
  listed: readonly Application[];
  meta: Meta | undefined;
  openId: number | null;
  open: (id: number) => void;
  turnTo: (page: number) => void;
}

/**
 * Moves through the list by keyboard: the open panel follows, or a cursor while none is open. Behind the last of a page
 * comes the first of the next one.
 */
export function useWalk({ listed, meta, openId, open, turnTo }: Walk) {
  const [cursor, setCursor] = useState<number | null>(null);
  /** A page that was turned to and is not there yet, and where on it the walk goes on. */
  const turned = useRef<{ page: number; at: 0 | -1 } | null>(null);
  const at = listed.findIndex(({ id }) => id === (openId ?? cursor));
  const page = meta?.page ?? 1;
  /** Opened by a link, it may stand on another page: the walk goes on with the first one of this page. */
  const isElsewhere = openId !== null && at === -1;
  const walk = useMemo(() => {
    function stand(target: Application | undefined) {
      if (!target) return;
      setCursor(target.id);
      if (openId !== null) open(target.id);
      const row = document.querySelector(`[data-application="${target.id}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    }
    const stay = (index: number) => stand(listed[Math.max(0, Math.min(listed.length - 1, index))]);
    function turn(to: number, start: 0 | -1) {
      turned.current = { page: to, at: start };
      turnTo(to);
    }
    const current = listed[at];
    return {
      current,
      /** Counted from 1 in the whole list; 0 when the open one is not on this page. */
      place: at === -1 ? 0 : (page - 1) * (meta?.limit ?? 0) + at + 1,
      total: meta?.total ?? 0,
      next: () => {
        if (at === listed.length - 1 && at !== -1 && page < (meta?.totalPages ?? 1)) {
          turn(page + 1, 0);
        } else stay(at + 1);
      },
      /**
       * Without turning the page: those that were decided may leave it, and others come up. Not away from one that was
       * opened by a link, as nobody comes up in its place.
       */
      nextHere: () => {
        if (!isElsewhere) stay(at + 1);
      },
      previous: () => {
        if (at === 0 && page > 1) turn(page - 1, -1);
        else stay(at - 1);
      },
      open: () => current && open(current.id),
      stand,
    };
  }, [listed, at, page, meta, isElsewhere, openId, open, turnTo]);

  useEffect(() => {
    if (turned.current?.page !== page) return;
    const { at: start } = turned.current;
    turned.current = null;
    walk.stand(listed.at(start));
  }, [page, listed, walk]);
  return walk;
}
