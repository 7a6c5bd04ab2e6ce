import { CalendarClock } from 'lucide-react';
import type { Application } from '../../../../../contract/applications.ts';
import { reasonLabel } from '../../../../../contract/applications/reasons.ts';
import {
  dateText,
  daysAgoText,
  dayText,
  momentText,
  timeText,
} from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { AnswerDay } from '../answer-day.tsx';
import { isAwaiting } from '../../../../parts/applications/answer-line.tsx';
import { interviewMessages } from '../../../../parts/interviews/interview-messages.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { receivedMessages } from '../received-messages.ts';

/** The fact that matters at its stage: the day of the interview, why it was rejected, or the day of the answer. */
export function WhatNext({ application }: { application: Application }) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const { held, status, interview, reason, answer, created_at } = application;
  if (held) return <span>{t.heldShort}</span>;
  if (status === 'interview' && interview) return <Meeting interview={interview} />;
  if (status === 'rejected' && reason) {
    return <span className="text-small wrap-anywhere">{reasonLabel(reason, language)}</span>;
  }
  if (answer && isAwaiting(status)) return <AnswerDay application={application} />;
  if (answer?.answered_at && status !== 'withdrawn') {
    return (
      <span className="text-small" title={dateText(answer.answered_at, language)}>
        {t.toldOn(dayText(answer.answered_at, language))}
      </span>
    );
  }
  return <span title={dateText(created_at, language)}>{daysAgoText(created_at, language)}</span>;
}

function Meeting({ interview }: { interview: NonNullable<Application['interview']> }) {
  const t = useMessages(interviewMessages);
  const language = useLanguage();
  const { starts_at, times_passed } = interview;
  return (
    <span className="inline-flex items-center gap-1.5 text-small font-strong text-meet">
      <Icon of={CalendarClock} size={16} />
      {starts_at ? (
        <span title={momentText(starts_at, language)}>
          {dayText(starts_at, language)}, {timeText(starts_at, language)}
        </span>
      ) : times_passed ? (
        t.offerNew
      ) : (
        t.proposed
      )}
    </span>
  );
}
