import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '../../../../contract/applications.ts';
import { waitingStatuses } from '../../../../contract/applications/statuses.ts';
import { DECISIONS_AT_ONCE } from '../../../../contract/constants.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useSingleKeys } from '../../../lib/screen/single-keys.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { messagesPath } from '../../../parts/messages/message-link.tsx';
import { useSelection } from '../../../ui/lists/selection/use-selection.ts';
import type { Decided } from './deciding/decisions.ts';
import { useWalk } from './list/use-walk.ts';
import { useHeldKeys } from './use-held-keys.ts';
import { useApplication, useReceived } from './received-calls.ts';
import { type ReceivedAddress, receivedList } from './received-list.ts';
import { useDecisions } from './deciding/use-decisions.tsx';
import { useMayDecide } from './use-may-decide.ts';
import { useProgress } from './use-progress.ts';

/** How many of each status a board begins with. */
export const BOARD_FIRST = 10;

export type Triage = ReturnType<typeof useTriage>;
/** What can be done with one application of the table or the board. */
export type RowActs = Triage['acts'];

/** What table and board share: the list's address, the open application, and the ways to decide. */
export function useTriage(jobId: number | null) {
  const { list, isBoard, columns, received, listed } = useReceivedHere(jobId);
  const { open: openId, status, sort } = list.address;
  const opened = useApplication(
    openId,
    listed.find(({ id }) => id === openId),
  );
  const open = (id: number | null) => list.go({ open: id }, { replace: true });
  const turn = (to: ReceivedAddress['view']) => list.go({ view: to, status: [], open: null });
  const walk = useWalk({
    listed,
    meta: received.data?.meta,
    isStale: received.isError,
    openId,
    isOpenNow: () => list.addressNow().open !== null,
    open,
    turnTo: (page, replace = openId !== null) => list.go({ page }, { replace }),
  });
  const selection = useSelection(list, listed, DECISIONS_AT_ONCE);
  const isReviewing = status.length === 1 && status[0] === 'waiting' && sort === 'answer_due';
  const progress = useProgress({
    isOpen: openId !== null && !isBoard,
    place: received.isPlaceholderData ? 0 : walk.place,
    total: walk.total,
    due: isReviewing ? (received.data?.due_within_week ?? 0) : 0,
  });
  const [focused, setFocused] = useState<Application>();
  const openAgain = useOpenAgain(openId === null ? null : open);
  const decisions = useDecisions({
    onUndone: ([id]) => id !== undefined && openAgain(id),
    onStayed: () => heldKeys.drop(),
    onDecided(to) {
      selection.clear();
      // With a status filter, decided applications leave the page and those of the next page move
      // up. An application opened by a link stays open.
      const leaves = status.length > 0 && !fits(to, status);
      const isThereMore = leaves || walk.place === 0 ? walk.nextHere() : walk.next();
      // Keys that were meant for the next application would decide about this one again.
      if (!isThereMore) heldKeys.drop();
    },
  });
  const current = openId !== null ? opened.data : isBoard ? focused : walk.current;
  const keys = useTriageKeys({
    walk,
    close: () => open(null),
    turn: () => turn(isBoard ? 'table' : 'board'),
    current,
    select: () => current && !isBoard && selection.toggle(current),
    chosen: selection.chosen.length > 0 ? selection.chosen : current ? [current] : [],
    decisions,
  });
  const heldKeys = useHeldKeys(
    () => decisions.isBusy || received.isPlaceholderData || walk.isMovingUp() || isBehind(list),
    keys.isOn,
  );
  return {
    jobId,
    list,
    isBoard,
    turn,
    columns,
    received,
    openId,
    opened,
    close: () => open(null),
    walk,
    progress,
    selection,
    decisions,
    keys,
    acts: {
      hrefOf: (id: number) => list.pathOf({ open: id }),
      onDecide: (application: Application, to: Decided) => decisions.decide([application], to),
      onUndo: (id: number) => decisions.undo([id]),
    },
    onFocus: setFocused,
  };
}

/** The applications that the address asks for. */
function useReceivedHere(jobId: number | null) {
  const list = useListAddress(
    receivedList,
    jobId === null ? receivedList.path : `${receivedList.path}/${jobId}`,
  );
  const { view, status } = list.address;
  const isBoard = view === 'board';
  const isWide = useMinWidth('lg', true);
  /** The columns of the board, if not all: a phone shows one. */
  const columns = status.length === 0 && !isWide ? (['pending'] as const) : status;
  const received = useReceived(
    jobId,
    isBoard ? { ...list.address, status: [...columns] } : list.address,
    isBoard ? BOARD_FIRST : 20,
    { isBoard },
  );
  const listed = (!isBoard && received.data?.applications) || [];
  return { list, isBoard, columns, received, listed };
}

/** Undoing a decision shows its candidate again, if the reader is still reviewing: `open` is null if not. */
function useOpenAgain(open: ((id: number) => void) | null): (id: number) => void {
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
    return () => void (openNow.current = null);
  });
  return (id) => openNow.current?.(id);
}

/** Whether an application with this status is listed under these filters. */
const fits = (to: Decided, status: ReceivedAddress['status']) =>
  status.some((one) => (one === 'waiting' ? waitingStatuses : [one]).some((each) => each === to));

/** Whether another application, page or view is about to be drawn. */
function isBehind({ address, addressNow }: Triage['list']) {
  const now = addressNow();
  return (['open', 'page', 'view'] as const).some((name) => now[name] !== address[name]);
}

interface TriageKeys {
  walk: Pick<ReturnType<typeof useWalk>, 'next' | 'previous' | 'open'>;
  close: () => void;
  /** Switches to the other view. */
  turn: () => void;
  current: Application | undefined;
  select: () => void;
  /** The selected ones, or else the current one: keyboard shortcuts decide about them. */
  chosen: readonly Application[];
  decisions: Pick<ReturnType<typeof useDecisions>, 'decide' | 'undo'>;
}

function useTriageKeys({ walk, close, turn, current, select, chosen, decisions }: TriageKeys) {
  const navigate = useNavigate();
  const mayDecide = useMayDecide();
  const { decide, undo } = decisions;
  return useSingleKeys({
    j: walk.next,
    k: walk.previous,
    Enter: walk.open,
    Escape: close,
    v: turn,
    ...(mayDecide
      ? {
          a: () => decide(chosen, 'accepted'),
          r: () => decide(chosen, 'rejected'),
          i: () => decide(chosen, 'interview'),
          m: () => current && void navigate(messagesPath({ applicationId: current.id }, true)),
          x: select,
          u: () => undo(),
        }
      : {}),
  });
}
