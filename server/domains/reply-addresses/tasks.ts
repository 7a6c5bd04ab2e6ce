import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteOldAddresses } from './queries.ts';

export const replyAddressTasks = ({ db }: Services): Tasks => ({
  forget_old_reply_addresses: () => deleteOldAddresses(db),
});

export const replyAddressSchedules: Schedule[] = [
  { task: 'forget_old_reply_addresses', at: '21 3 * * *' },
];
