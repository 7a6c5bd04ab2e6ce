import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteEndedInvitations } from './invitation-queries.ts';

export const teamTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  forget_ended_invitations: () => deleteEndedInvitations(db),
});

export const teamSchedules: Schedule[] = [{ task: 'forget_ended_invitations', at: '7 3 * * *' }];
