import { Ban, CalendarX2, CircleDot, CirclePause, FilePenLine, Gavel, Lock } from 'lucide-react';
import type { JobState } from '../../../contract/jobs.ts';
import { useLanguage } from '../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { IconType } from '../../ui/icon.tsx';
import { jobStateLabels } from './state-labels.ts';

/** How each state of a job looks, to its company and to moderators alike. */
export const jobStateLooks: Record<JobState, { tone: BadgeTone; icon: IconType }> = {
  active: { tone: 'ok', icon: CircleDot },
  draft: { tone: 'mute', icon: FilePenLine },
  closed: { tone: 'outline', icon: Lock },
  expired: { tone: 'outline', icon: CalendarX2 },
  paused: { tone: 'time', icon: CirclePause },
  held: { tone: 'info', icon: Gavel },
  removed: { tone: 'danger', icon: Ban },
};

/** A job's state as an icon and a word. */
export function StateBadge({ state }: { state: JobState }) {
  const language = useLanguage();
  const { tone, icon } = jobStateLooks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {jobStateLabels[language][state]}
    </Badge>
  );
}
