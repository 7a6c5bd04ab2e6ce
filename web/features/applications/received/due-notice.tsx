import { Link } from 'react-router';
import type { Application } from '../../../../contract/applications.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { isAwaiting } from '../../../parts/applications/answer-line.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { lastDueDay } from './due-soon.ts';
import type { ReceivedAddress } from './received-list.ts';
import { receivedMessages } from './received-messages.ts';
import { useMayDecide } from './use-may-decide.ts';

interface DueNoticeProps {
  count: number;
  /** The percentage of answers in time; null while it is not public. */
  inTimePercent: number | null;
  list: { address: ReceivedAddress; pathOf: (change: Partial<ReceivedAddress>) => string };
  listed: readonly Application[];
}

/** How many answers are due soon, with a link to them; shown on every tab, so that nothing moves. */
export function DueNotice({ count, inTimePercent, list, listed }: DueNoticeProps) {
  const t = useMessages(receivedMessages);
  const isWide = useMinWidth('md', true);
  const mayDecide = useMayDecide();
  const words = t.dueSoon(count, lastDueDay(useLanguage()));
  if (count === 0) return null;
  const { sort, status } = list.address;
  const isThere = sort === 'answer_due' && status.length === 1 && status[0] === 'waiting';
  const toThem = { status: ['waiting'], sort: 'answer_due', view: 'table' } as const;
  if (!isWide) {
    const first = isThere || status.length === 0 ? firstDue(list.address, listed) : null;
    return (
      <NoticeBar tone="time" className="items-center! py-1.5! pr-1.5!">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-strong">{words}</span>
          {mayDecide && !(isThere && first === null) ? (
            <LinkButton size="sm" to={list.pathOf({ ...toThem, open: first })}>
              {t.reviewNow}
            </LinkButton>
          ) : null}
        </span>
      </NoticeBar>
    );
  }
  return (
    <NoticeBar tone="time">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <span>
          <span className="font-strong">{words}</span>
          {inTimePercent === null ? null : ` ${t.publicRate(inTimePercent)}`}
        </span>
        {isThere ? null : (
          <Link className="font-strong underline" to={list.pathOf({ ...toThem, open: null })}>
            {t.reviewFirst}
          </Link>
        )}
      </span>
    </NoticeBar>
  );
}

/** The application whose answer is due first; null if the list is not in that order. */
function firstDue({ sort, page }: ReceivedAddress, listed: readonly Application[]): number | null {
  if (sort !== 'answer_due' || page !== 1) return null;
  const first = listed.find(({ answer, status, held }) => answer && isAwaiting(status) && !held);
  return first?.id ?? null;
}
