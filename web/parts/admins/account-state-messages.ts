import type { ManagedState } from '../../../contract/admin/managed-states.ts';
import { defineMessages } from '../../lib/messages.ts';

export const accountStateMessages = defineMessages({
  en: {
    active: 'Active',
    inactive: 'Inactive',
    pending: 'Pending',
    banned: 'Banned',
  } satisfies Record<ManagedState, string>,
  hi: { active: 'चालू', inactive: 'बंद', pending: 'सत्यापन बाक़ी', banned: 'बैन' },
});
