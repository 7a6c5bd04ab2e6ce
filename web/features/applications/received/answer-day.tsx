import { clsx } from 'clsx';
import { Check, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { dateText, daysUntil, dayText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { isAwaiting } from '../../../parts/applications/answer-line.tsx';
import { answerLineMessages } from '../../../parts/applications/answer-line-messages.ts';

/** How many days before the last one the day is coloured as due. */
const SOON_DAYS = 3;

interface AnswerDayProps {
  application: Pick<Application, 'answer' | 'status'>;
  className?: string;
}

/** The answer clock whose day is shown; null where none runs, and where a decision can still be undone. */
export function shownClock({ answer, status }: AnswerDayProps['application']) {
  if (!answer || status === 'withdrawn') return null;
  return isAwaiting(status) || answer.answered_at ? answer : null;
}

/**
 * The day by which an answer was promised, or on which it came: the content of the answer line, for a cell of a list.
 */
export function AnswerDay({ application, className }: AnswerDayProps) {
  const t = useMessages(answerLineMessages);
  const language = useLanguage();
  const answer = shownClock(application);
  if (!answer) return null;
  if (!isAwaiting(application.status) && answer.answered_at) {
    return (
      <Day icon={Check} className={className}>
        <span aria-hidden="true">{dayText(answer.answered_at, language)}</span>
        <span className="sr-only">{t.answeredOn(dateText(answer.answered_at, language))}</span>
      </Day>
    );
  }
  const left = daysUntil(answer.due_at);
  const isPressing = answer.late || left === 0;
  const day = dayText(answer.due_at, language);
  return (
    <Day
      icon={Hourglass}
      className={clsx(
        'font-strong',
        isPressing ? 'text-danger' : left <= SOON_DAYS && 'text-time-ink',
        className,
      )}
    >
      <span className="sr-only">{t.due} </span>
      {answer.late ? t.wasDue(day) : left === 0 ? t.dueToday : t.byDay(day)}
    </Day>
  );
}

function Day({
  icon,
  className,
  children,
}: {
  icon: IconType;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-small', className)}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
