import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteAnsweredMessages } from './queries.ts';

export const contactMessageTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  remove_answered_messages: () => deleteAnsweredMessages(db),
});

export const contactMessageSchedules: Schedule[] = [
  { task: 'remove_answered_messages', at: '47 2 * * *' },
];
