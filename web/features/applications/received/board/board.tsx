import { useRef, useState } from 'react';
import type { Application, ApplicationStatus } from '../../../../../contract/applications.ts';
import { waitingStatuses } from '../../../../../contract/applications/statuses.ts';
import { useMessages } from '../../../../lib/messages.ts';
import type { ReceivedAddress } from '../received-list.ts';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';
import type { BoardActs } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { useMovedFocus } from './use-moved-focus.ts';

/**
 * Five columns fit side by side on a laptop, so later stages and ended applications are stacked
 * below.
 */
const stacks: readonly (readonly ApplicationStatus[])[] = [
  ['pending'],
  ['reviewing'],
  ['interview'],
  ['accepted', 'offered', 'hired'],
  ['rejected', 'unanswered', 'withdrawn'],
];

interface BoardProps extends BoardActs {
  jobId: number | null;
  address: ReceivedAddress;
  /** The first applications of each status, for all columns at once. */
  received: Triage['received'];
  openId: number | null;
}

/**
 * The applications by status, or only some of them if the address says so. A card is moved by dragging or with its
 * menu; only columns that its status allows accept it.
 */
export function Board({ address, ...column }: BoardProps) {
  const t = useMessages(receivedMessages);
  const [dragged, setDragged] = useState<Application | null>(null);
  const board = useRef<HTMLElement>(null);
  useMovedFocus(board);
  const wanted = new Set(
    address.status.flatMap((one) => (one === 'waiting' ? waitingStatuses : [one])),
  );
  const shown = stacks
    .map((stack) => stack.filter((status) => wanted.size === 0 || wanted.has(status)))
    .filter((stack) => stack.length > 0);
  return (
    <section
      ref={board}
      aria-label={t.board}
      className="grid grid-flow-col gap-3.5 lg:auto-cols-[minmax(14.5rem,1fr)] lg:overflow-x-auto lg:pb-1"
    >
      {shown.map((stack) => (
        <div
          key={stack[0]}
          data-stack
          className="flex min-w-0 flex-col gap-3 overscroll-contain rounded-b-lg lg:h-[max(26rem,calc(100dvh-18.5rem))] lg:overflow-y-auto"
        >
          {stack.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              address={address}
              isStacked={stack.length > 1}
              dragged={dragged}
              onDrag={setDragged}
              {...column}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
