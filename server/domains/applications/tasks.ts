import type { Services } from '../../platform/endpoints.ts';
import type { Tasks } from '../../platform/tasks.ts';
import { carryOutDecisions } from './held-decisions.ts';

export const applicationTasks = (services: Services): Tasks => ({
  carry_out_decisions: () => carryOutDecisions(services),
});
