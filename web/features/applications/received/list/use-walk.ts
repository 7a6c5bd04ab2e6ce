import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Application } from '../../../../../contract/applications.ts';
import type { Meta } from '../../../../../contract/lists.ts';
import { isBeyond } from '../../../../ui/lists/list-pages.tsx';

interface Walk {
  /** The rows of the page that is shown. */
  listed: readonly Application[];
  meta: Meta | undefined;
  /** Whether refetching the rows failed, so that decided applications are still among them. */
  isStale: boolean;
  openId: number | null;
  /**
   * Whether the address has an open application now: somebody quick may decide before its panel is
   * rendered.
   */
  isOpenNow: () => boolean;
  open: (id: number) => void;
  turnTo: (page: number, replace?: boolean) => void;
}

/** A page that was requested but not loaded yet, and the row on it (first or last) to continue with. */
interface Turned {
  page: number;
  at: 0 | -1;
}

/** The last row of a page and its index, after it was decided and until the list has dropped it. */
interface Leaving {
  id: number;
  at: number;
}

/**
 * Moves through the list by keyboard: the open panel follows, or a cursor if no panel is open. The
 * last row of a page is followed by the first row of the next page.
 */
export function useWalk({ listed, meta, isStale, openId, isOpenNow, open, turnTo }: Walk) {
  const [cursor, setCursor] = useState<number | null>(null);
  const turned = useRef<Turned | null>(null);
  const leaving = useRef<Leaving | null>(null);
  const at = listed.findIndex(({ id }) => id === (openId ?? cursor));
  const page = meta?.page ?? 1;
  /**
   * An application opened by a link may be on another page; its neighbour is then the first row
   * here.
   */
  const isElsewhere = openId !== null && at === -1;
  const walk = useMemo(() => {
    function stand(target: Application | undefined) {
      if (!target) return;
      leaving.current = null;
      setCursor(target.id);
      if (isOpenNow()) open(target.id);
      const row = document.querySelector(`[data-application="${target.id}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    }
    function stay(index: number): boolean {
      const target = listed[Math.max(0, Math.min(listed.length - 1, index))];
      stand(target);
      return target !== listed[at];
    }
    function turn(to: number, start: 0 | -1) {
      turned.current = { page: to, at: start };
      turnTo(to);
    }
    const current = listed[at];
    return {
      current,
      /** Position in the whole list, from 1; 0 if the open application is not on this page. */
      place: at === -1 ? 0 : (page - 1) * (meta?.limit ?? 0) + at + 1,
      total: meta?.total ?? 0,
      /** Moves to the next row, on the next page if need be; returns whether there is one. */
      next: () => {
        if (at === listed.length - 1 && at !== -1 && page < (meta?.totalPages ?? 1)) {
          turn(page + 1, 0);
          return true;
        }
        return stay(at + 1);
      },
      /**
       * Moves to the next row after a decision, without turning the page: decided rows leave the
       * list and later ones move up, even into the place of the last. An application opened by a
       * link stays open, because no row takes its place. Returns whether there is a next row.
       */
      nextHere: () => {
        if (isElsewhere) return false;
        if (!current || at < listed.length - 1) return stay(at + 1);
        if (isStale || page >= (meta?.totalPages ?? 1)) return false;
        leaving.current = { id: current.id, at };
        return true;
      },
      /** Whether the row that takes the place of a decided one is still to come. */
      isMovingUp: () => leaving.current !== null,
      previous: () => {
        if (at === 0 && page > 1) turn(page - 1, -1);
        else stay(at - 1);
      },
      open: () => current && open(current.id),
      stand,
    };
  }, [listed, at, page, meta, isElsewhere, isStale, isOpenNow, open, turnTo]);

  useArrival(walk.stand, { listed, page, isStale }, turned, leaving);
  useTurnBack(meta, turnTo);
  return walk;
}

/** Goes on once the rows are there: on the page that was requested, or in the place of a decided row. */
function useArrival(
  stand: (target: Application | undefined) => void,
  { listed, page, isStale }: Pick<Walk, 'listed' | 'isStale'> & { page: number },
  turnedRef: RefObject<Turned | null>,
  leavingRef: RefObject<Leaving | null>,
) {
  useEffect(() => {
    if (turnedRef.current?.page !== page) return;
    const { at } = turnedRef.current;
    turnedRef.current = null;
    stand(listed.at(at));
  }, [page, listed, stand, turnedRef]);

  useEffect(() => {
    if (!leavingRef.current) return;
    const { id, at } = leavingRef.current;
    if (!isStale && listed.some((one) => one.id === id)) return;
    leavingRef.current = null;
    if (!isStale) stand(listed[at]);
  }, [listed, isStale, stand, leavingRef]);
}

/** Turns to the last page that there is, once everything on a later one was decided. */
function useTurnBack(meta: Meta | undefined, turnTo: Walk['turnTo']) {
  const lastPage = meta && isBeyond(meta) ? meta.totalPages : null;
  const turnBack = useEffectEvent((to: number) => turnTo(to, true));
  useEffect(() => {
    if (lastPage !== null) turnBack(lastPage);
  }, [lastPage]);
}
