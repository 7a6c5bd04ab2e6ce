import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { countAllAnswers, runAnswerClock } from './clock/clock.ts';
import { carryOutDecisions } from './deciding/held-decisions.ts';
import { mailArrival } from './sending/undoing.ts';

export const applicationTasks = (services: Services): Tasks => ({
  carry_out_decisions: () => carryOutDecisions(services),
  mail_arrival: (arrived) => mailArrival(services, (arrived as { id: number }).id),
  run_answer_clock: () => runAnswerClock(services),
  count_answers: () => countAllAnswers(services.db),
});

export const applicationSchedules: Schedule[] = [
  // Only by day in India, holidays or not: from half past seven in the morning to half past eight in
  // the evening.
  { task: 'run_answer_clock', at: '3 2-15 * * *' },
  { task: 'count_answers', at: '33 1 * * *' },
];
