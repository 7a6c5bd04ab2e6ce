import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { endInterviews } from './interviews.ts';
import { sendInvitations } from './inviting.ts';
import { tellOfPassedTimes } from './passed-times.ts';
import { remindOfInterviews } from './reminders.ts';

export const interviewTasks = (services: Services): Tasks => ({
  end_interviews: (payload) =>
    endInterviews(services, (payload as { application_id: number }).application_id),
  send_invitations: () => sendInvitations(services),
  remind_of_interviews: async () => {
    await remindOfInterviews(services);
    await tellOfPassedTimes(services);
  },
});

export const interviewSchedules: Schedule[] = [{ task: 'remind_of_interviews', at: '*/5 * * * *' }];
