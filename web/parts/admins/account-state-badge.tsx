import { Ban, CircleDot, CircleSlash, Clock } from 'lucide-react';
import type { ManagedState } from '../../../contract/admin/managed-states.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { IconType } from '../../ui/icon.tsx';
import { accountStateMessages } from './account-state-messages.ts';

const looks: Record<ManagedState, [BadgeTone, IconType]> = {
  active: ['ok', CircleDot],
  inactive: ['mute', CircleSlash],
  pending: ['info', Clock],
  banned: ['danger', Ban],
};

/** The state of an account, for admins. */
export function AccountStateBadge({ state }: { state: ManagedState }) {
  const [tone, icon] = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {useMessages(accountStateMessages)[state]}
    </Badge>
  );
}
