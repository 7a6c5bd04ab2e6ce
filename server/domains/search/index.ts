import type { Domain } from '../../platform/domain.ts';
import { listenForSynonyms } from './dictionary.ts';
import { searchRoutes } from './routes.ts';
import { searchTables } from './tables.ts';
import { searchSchedules, searchTasks } from './tasks.ts';

/** The search for jobs: the index, its words, and suggestions. */
export const search: Domain = {
  routes: searchRoutes,
  tasks: searchTasks,
  schedules: searchSchedules,
  tables: searchTables,
  listen: listenForSynonyms,
};
