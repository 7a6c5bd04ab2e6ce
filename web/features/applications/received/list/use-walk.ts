import { useEffect, useMemo, useRef, useState } from 'react';
import type { Application } from '../../../../../contract/applications.ts';
import type { Meta } from '../../../../../contract/lists.ts';

interface Walk {
  /** The rows of the page that is shown. */
  listed: readonly Application[];
  meta: Meta | undefined;
  openId: number | null;
  /** Whether one is open by the address: somebody quick decides before the panel that they opened is drawn. */
  isOpenNow: () => boolean;
  open: (id: number) => void;
  turnTo: (page: number) => void;
}

/**
 * Moves through the list by keyboard: the open panel follows, or a cursor while none is open. After the last row of a
 * page comes the first of the next.
 */
export function useWalk({ listed, meta, openId, isOpenNow, open, turnTo }: Walk) {
  const [cursor, setCursor] = useState<number | null>(null);
  /** A page that was requested and is not loaded yet, with the row on it to go on at. */
  const turned = useRef<{ page: number; at: 0 | -1 } | null>(null);
  const at = listed.findIndex(({ id }) => id === (openId ?? cursor));
  const page = meta?.page ?? 1;
  /** Opened by a link, it may be on another page; its neighbour is then the first row of this page. */
  const isElsewhere = openId !== null && at === -1;
  const walk = useMemo(() => {
    function stand(target: Application | undefined) {
      if (!target) return;
      setCursor(target.id);
      if (isOpenNow()) open(target.id);
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
       * Does not turn the page: rows that were decided may leave it, and others move up. One that was opened by a link
       * stays open, as no row moves up in its place.
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
  }, [listed, at, page, meta, isElsewhere, isOpenNow, open, turnTo]);

  useEffect(() => {
    if (turned.current?.page !== page) return;
    const { at: start } = turned.current;
    turned.current = null;
    walk.stand(listed.at(start));
  }, [page, listed, walk]);
  return walk;
}
