import type { Domain } from '../../platform/domain.ts';
import { forgetSynonyms, SYNONYMS_TOPIC } from './dictionary.ts';
import { searchRoutes } from './routes.ts';
import { searchSchedules, searchTasks } from './tasks.ts';

/** The search for jobs: the index, its words, and suggestions. */
export const search: Domain = {
  routes: searchRoutes,
  tasks: searchTasks,
  schedules: searchSchedules,
  tables: ['job_search', 'search_news', 'search_words', 'search_suggestions', 'search_synonyms'],
  listen: ({ db, live }) => live.hear(SYNONYMS_TOPIC, () => forgetSynonyms(db)),
};
