import type { Domain } from '../../platform/domain.ts';
import { forgetSynonyms, SYNONYMS_TOPIC } from './dictionary.ts';
import { searchRoutes } from './routes.ts';
import { searchTables } from './tables.ts';
import { searchSchedules, searchTasks } from './tasks.ts';

/** The search for jobs: the index, its words, and suggestions. */
export const search: Domain = {
  routes: searchRoutes,
  tasks: searchTasks,
  schedules: searchSchedules,
  tables: searchTables,
  listen: ({ db, live }) => live.hear(SYNONYMS_TOPIC, () => forgetSynonyms(db)),
};
