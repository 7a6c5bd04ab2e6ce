import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { escalateMessages } from './contact-messages.ts';
import { deleteAnsweredMessages } from './queries.ts';

export const contactMessageTasks = (services: Pick<Services, 'db' | 'publicUrl'>): Tasks => ({
  remove_answered_messages: () => deleteAnsweredMessages(services.db),
  escalate_contact_messages: () => escalateMessages(services),
});

export const contactMessageSchedules: Schedule[] = [
  { task: 'remove_answered_messages', at: '47 2 * * *' },
  { task: 'escalate_contact_messages', at: '23 * * * *' },
];
