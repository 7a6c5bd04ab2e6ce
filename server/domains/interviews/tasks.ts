import type { Services } from '../../platform/endpoints.ts';
import type { Tasks } from '../../platform/tasks.ts';
import { endInterviews } from './interviews.ts';

export const interviewTasks = (services: Services): Tasks => ({
  end_interviews: (payload) =>
    endInterviews(services, (payload as { application_id: number }).application_id),
});
