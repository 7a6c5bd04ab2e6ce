import { Trash2 } from 'lucide-react';
import type { Labels } from '../../../../contract/format/labels.ts';
import type { ModerationCase } from '../../../../contract/moderation/moderation.ts';
import { useLanguage } from '../../../lib/messages.ts';
import { jobStateLooks } from '../../../parts/own-jobs/state-badge.tsx';
import { Badge } from '../../../ui/badge.tsx';

type State = ModerationCase['job']['state'];

const labels: Labels<State> = {
  en: {
    active: 'Open',
    draft: 'Draft',
    closed: 'Closed',
    expired: 'Expired',
    paused: 'Paused',
    held: 'Held',
    removed: 'Removed',
    deleted: 'Deleted by its company',
  },
  hi: {
    active: 'खुली',
    draft: 'ड्राफ़्ट',
    closed: 'बंद',
    expired: 'समय समाप्त',
    paused: 'रुकी हुई',
    held: 'रोकी गई',
    removed: 'हटाई गई',
    deleted: 'कंपनी ने मिटाई',
  },
};

/** The state of a job for moderators. */
export function CaseStateBadge({ state }: { state: State }) {
  const { tone, icon } =
    state === 'deleted' ? ({ tone: 'outline', icon: Trash2 } as const) : jobStateLooks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {labels[useLanguage()][state]}
    </Badge>
  );
}
