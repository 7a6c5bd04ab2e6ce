import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { countSuggestions } from './suggestions.ts';

export const searchTasks = ({ db }: Services): Tasks => ({
  count_suggestions: () => countSuggestions(db),
});

export const searchSchedules: Schedule[] = [{ task: 'count_suggestions', at: '*/10 * * * *' }];
