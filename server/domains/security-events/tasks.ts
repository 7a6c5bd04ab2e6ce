import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { forgetOldSecurityEvents } from './queries.ts';

export const securityEventTasks = ({ db }: Services): Tasks => ({
  forget_old_security_events: () => forgetOldSecurityEvents(db),
});

export const securityEventSchedules: Schedule[] = [
  { task: 'forget_old_security_events', at: '41 3 * * *' },
];
