import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteOldEmptySearches } from './empty-searches/queries.ts';
import { deleteOldChanges } from './memory/queries.ts';
import { recountWords } from './spelling/word-counts.ts';
import { countSuggestions } from './suggestions/suggestions.ts';

export const searchTasks = ({ db }: Services): Tasks => ({
  count_suggestions: () => countSuggestions(db),
  forget_old_empty_searches: () => deleteOldEmptySearches(db),
  forget_old_search_changes: () => deleteOldChanges(db),
  count_words: () => db.transaction().execute(recountWords),
});

export const searchSchedules: Schedule[] = [
  { task: 'count_suggestions', at: '*/10 * * * *' },
  { task: 'count_words', at: '23 * * * *' },
  { task: 'forget_old_search_changes', at: '17 * * * *' },
  { task: 'forget_old_empty_searches', at: '41 3 * * *' },
];
