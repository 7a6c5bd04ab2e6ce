import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import type { ReceivedAddress } from './received-list.ts';
import { receivedMessages } from './received-messages.ts';

interface DueNoticeProps {
  count: number;
  /** How many of a hundred the company answers in time; null while nobody reads that. */
  inTimePercent: number | null;
  list: { address: ReceivedAddress; pathOf: (change: Partial<ReceivedAddress>) => string };
}

/** How many answers are due soon, with the way to them; it stays on every tab, so that nothing moves. */
export function DueNotice({ count, inTimePercent, list }: DueNoticeProps) {
  const t = useMessages(receivedMessages);
  if (count === 0) return null;
  const { sort, status } = list.address;
  const isThere = sort === 'answer_due' && status.length === 1 && status[0] === 'waiting';
  return (
    <NoticeBar tone="time">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <span>
          <span className="font-strong">{t.dueSoon(count)}</span>
          {inTimePercent === null ? null : ` ${t.publicRate(inTimePercent)}`}
        </span>
        {isThere ? null : (
          <Link
            className="font-strong underline"
            to={list.pathOf({ status: ['waiting'], sort: 'answer_due', view: 'table', open: null })}
          >
            {t.reviewFirst}
          </Link>
        )}
      </span>
    </NoticeBar>
  );
}
