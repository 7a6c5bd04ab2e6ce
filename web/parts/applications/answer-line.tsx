import { clsx } from 'clsx';
import type { Application } from '../../../contract/applications.ts';
import { waitingStatuses } from '../../../contract/applications/statuses.ts';
import { dateText, daysUntil } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { answerLineMessages } from './answer-line-messages.ts';

type Answering = Pick<Application, 'answer' | 'created_at' | 'status'> & {
  /** Whether the company is on the portal; not shown to the company itself. */
  job?: { company_name: string; company_claimed?: boolean };
};

interface AnswerLineProps {
  application: Answering;
  className?: string;
  /** For tests; the present by default. */
  now?: number;
}

/** Whether the company still owes an answer. */
export const isAwaiting = (status: Answering['status']) =>
  waitingStatuses.some((waiting) => waiting === status);

/** The solid share of the line, from 0 to 1; a little of it is solid from the first moment. */
function shareOf(from: string, to: string, now = Date.now()): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return Math.min(1, Math.max(0.04, (now - begin) / (end - begin)));
}

/**
 * A line from the day of the application to the day by which an answer was promised: solid up to today, dashed ahead,
 * red on the last day. Nothing if there is no promise, the seeker withdrew, or nobody is left to answer.
 */
export function AnswerLine({ application, className, now }: AnswerLineProps) {
  const t = useMessages(answerLineMessages);
  const language = useLanguage();
  const { answer, created_at, status, job } = application;
  if (!answer || status === 'withdrawn') return null;
  const isWaiting = isAwaiting(status);
  if (isWaiting && job?.company_claimed === false) return null;
  const due = dateText(answer.due_at, language);
  if (!isWaiting) {
    // An answer in time is not coloured; the outcome is beside the line.
    if (!answer.late) return null;
    return (
      <p className={clsx('text-caption text-ink-2', className)}>
        {answer.answered_at
          ? t.answeredLate(dateText(answer.answered_at, language), due)
          : t.was(due)}
      </p>
    );
  }
  const isPressing = answer.late || daysUntil(answer.due_at, now) === 0;
  const words = answer.late ? t.was(due) : isPressing ? t.today : t.by(due);
  const share = shareOf(created_at, answer.due_at, now);
  return (
    <div className={clsx('grid gap-1 text-caption', className)}>
      <div aria-hidden="true" className="flex items-center">
        <span
          className={clsx(
            'border-t-2 forced-colors:border-[CanvasText]',
            isPressing ? 'border-danger' : 'border-brand',
          )}
          style={{ width: `${share * 100}%` }}
        />
        <span className="stitch-strong flex-1" />
        <span
          className={clsx('size-2 rounded-full', isPressing ? 'bg-danger' : 'bg-line-strong')}
        />
      </div>
      <p className={isPressing ? 'font-medium text-danger' : 'text-ink-2'}>{words}</p>
    </div>
  );
}
