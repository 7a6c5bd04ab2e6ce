import type { Domain } from '../../platform/domain.ts';
import { replyAddressTables } from './tables.ts';
import { replyAddressSchedules, replyAddressTasks } from './tasks.ts';

/** Addresses with which people reply to messages from their mail program, and the mail that arrives there. */
export const replyAddresses: Domain = {
  tables: replyAddressTables,
  tasks: replyAddressTasks,
  schedules: replyAddressSchedules,
};
