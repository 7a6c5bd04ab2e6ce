import type { Domain } from '../../platform/domain.ts';
import { listenForSynonyms } from './synonyms/dictionary.ts';
import { searchRoutes } from './routes.ts';
import { searchTables } from './tables.ts';
import { searchSchedules, searchTasks } from './tasks.ts';

/**
 * The search for jobs. `finding/search-jobs.ts` has the steps of a search in their order. Where to
 * look for the answer to a question:
 *
 * - How is a typed word understood? `understanding/understand.ts` tries its meanings out on the jobs.
 *   What it may mean says `reading/`: one reader for each kind of wish, such as pay or years
 *   (`wish.ts` calls them). The page shows what they have read as chips.
 * - What if it is misspelt, or in other letters? `spelling/`
 * - Which names do towns, work and employers have? `places/`, `synonyms/` (those that admins edit
 *   among them), `vocabulary/`
 * - What must a job have to be found? `criteria.ts`
 * - Which jobs have it? `finding/candidates.ts`; counts for the filters are in `facets.ts` there, and
 *   what is offered where little is found stands beside them.
 * - How is a job ranked? `ranking/relevance.ts` judges it, `order.ts` there sorts, and `why-found.ts`
 *   says why it is shown.
 * - Where does all this look? In `memory/`, the index of all open jobs, which is read from the rows
 *   that `rows/` makes of them. `thread/` takes a call to the thread that has it.
 *
 * Beside the search: `suggestions/` while somebody types, `similar/` jobs on the page of one,
 * `standing/` for saved searches, and `empty-searches/`, which counts what found nothing.
 */
export const search: Domain = {
  routes: searchRoutes,
  tasks: searchTasks,
  schedules: searchSchedules,
  tables: searchTables,
  listen: listenForSynonyms,
};
