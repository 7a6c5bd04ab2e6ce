import type { Domain } from '../../platform/domain.ts';
import { replyAddressTables } from './tables.ts';
import { replyAddressSchedules, replyAddressTasks } from './tasks.ts';

/** Addresses by which people answer messages from their mail program, and what comes in by them. */
export const replyAddresses: Domain = {
  tables: replyAddressTables,
  tasks: replyAddressTasks,
  schedules: replyAddressSchedules,
};
