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

type Missable = Pick<
  Interview,
  'state' | 'starts_at' | 'minutes' | 'missed_by_candidate_at' | 'missed_by_company_at'
>;

/** Whether it is over, and one side has said that the other did not come: then they have not met, whoever was there. */
export const wasMissed = (interview: Missable): boolean =>
  isOver(interview) &&
  (interview.missed_by_candidate_at ?? interview.missed_by_company_at) !== null;

interface InterviewBadgeProps {
  interview: Missable & Pick<Interview, 'times_passed'>;
}

export function InterviewBadge({ interview }: InterviewBadgeProps) {
  const t = useMessages(interviewMessages);
  if (isOver(interview)) {
    const isMissed = wasMissed(interview);
    return (
      <Badge tone="mute" icon={isMissed ? CalendarX : Check}>
        {isMissed ? t.missed : t.over}
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
