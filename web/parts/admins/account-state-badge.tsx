import type { ManagedState } from '../../../contract/admin/managed-accounts.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { accountStateMessages } from './account-state-messages.ts';

const tones: Record<ManagedState, BadgeTone> = {
  active: 'ok',
  inactive: 'mute',
  pending: 'info',
  banned: 'danger',
};

/** The state of an account, for admins. */
export function AccountStateBadge({ state }: { state: ManagedState }) {
  return <Badge tone={tones[state]}>{useMessages(accountStateMessages)[state]}</Badge>;
}
