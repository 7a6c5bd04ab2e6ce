import { useRef, useState } from 'react';
import { type Application, waitingStatuses } from '../../../../contract/applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import type { BoardActs } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import type { ReceivedAddress } from './received-list.ts';
import { receivedMessages } from './received-messages.ts';
import { useMovedFocus } from './use-moved-focus.ts';

interface BoardProps extends BoardActs {
  jobId: number | null;
  address: ReceivedAddress;
  openId: number | null;
}

/**
 * The applications by status; of some alone where the address names them. A card is moved by dragging it or by its menu; only the columns that its
 * status allows take it.
 */
export function Board({ jobId, address, openId, ...acts }: BoardProps) {
  const t = useMessages(receivedMessages);
  const [dragged, setDragged] = useState<Application | null>(null);
  const board = useRef<HTMLElement>(null);
  useMovedFocus(board);
  const wanted = new Set(
    address.status.flatMap((one) => (one === 'waiting' ? waitingStatuses : [one])),
  );
  return (
    <section
      ref={board}
      aria-label={t.board}
      className="flex min-h-96 items-stretch gap-3 overflow-x-auto pb-3"
    >
      {valuesOf(applicationStatusLabels)
        .filter((status) => wanted.size === 0 || wanted.has(status))
        .map((status) => (
          <BoardColumn
            key={status}
            jobId={jobId}
            address={address}
            status={status}
            openId={openId}
            dragged={dragged}
            onDrag={setDragged}
            {...acts}
          />
        ))}
    </section>
  );
}
