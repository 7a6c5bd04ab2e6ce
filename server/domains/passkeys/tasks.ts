import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { forgetOldChallenges } from './queries.ts';

export const passkeyTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  forget_old_passkey_challenges: () => forgetOldChallenges(db),
});

export const passkeySchedules: Schedule[] = [
  { task: 'forget_old_passkey_challenges', at: '47 * * * *' },
];
