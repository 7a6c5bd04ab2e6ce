import type { Labels } from '../../../../contract/format/labels.ts';
import type { ModerationCase } from '../../../../contract/moderation/moderation.ts';
import { useLanguage } from '../../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

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

const tones: Partial<Record<State, BadgeTone>> = { active: 'ok', held: 'info', removed: 'danger' };

/** The state of a job for moderators. */
export function CaseStateBadge({ state }: { state: State }) {
  return <Badge tone={tones[state] ?? 'outline'}>{labels[useLanguage()][state]}</Badge>;
}
