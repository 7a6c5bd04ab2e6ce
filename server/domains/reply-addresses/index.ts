import type { Domain } from '../../platform/domain.ts';
import { deleteOldAddresses } from './queries.ts';
import { replyAddressTables } from './tables.ts';

/** Addresses by which people answer messages from their mail program, and what comes in by them. */
export const replyAddresses: Domain = {
  tables: replyAddressTables,
  tasks: ({ db }) => ({ forget_old_reply_addresses: () => deleteOldAddresses(db) }),
  schedules: [{ task: 'forget_old_reply_addresses', at: '21 3 * * *' }],
};
