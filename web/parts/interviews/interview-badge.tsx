import { CalendarCheck, CalendarClock, CalendarX, Check } from 'lucide-react';
import type { Interview } from '../../../contract/interviews.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { interviewMessages } from './interview-messages.ts';

const MINUTE_MS = 60_000;

/** Whether the interview's time has passed. */
export const isOver = ({
  state,
  starts_at,
  minutes,
}: Pick<Interview, 'state' | 'starts_at' | 'minutes'>): boolean =>
  state === 'booked' &&
  starts_at !== null &&
  Date.parse(starts_at) + minutes * MINUTE_MS < Date.now();

interface InterviewBadgeProps {
  interview: Pick<Interview, 'state' | 'starts_at' | 'minutes' | 'times_passed'>;
}

export function InterviewBadge({ interview }: InterviewBadgeProps) {
  const t = useMessages(interviewMessages);
  if (isOver(interview)) {
    return (
      <Badge tone="mute" icon={Check}>
        {t.over}
      </Badge>
    );
  }
  if (interview.times_passed) {
    return (
      <Badge tone="time" icon={CalendarClock}>
        {t.offerNew}
      </Badge>
    );
  }
  const { state } = interview;
  return (
    <Badge
      tone={state === 'cancelled' ? 'outline' : 'meet'}
      icon={{ booked: CalendarCheck, proposed: CalendarClock, cancelled: CalendarX }[state]}
    >
      {t[state]}
    </Badge>
  );
}
