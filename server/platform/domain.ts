import type { Database } from '../../db/schema.ts';
import type { BoundRoute, Services } from './endpoints.ts';
import type { Schedule, Tasks } from './tasks.ts';

/** What one noun brings to the product; `server/domains/<noun>/index.ts` says it. */
export interface Domain {
  routes?: readonly BoundRoute[];
  tasks?: (services: Services) => Tasks;
  schedules?: readonly Schedule[];
  /** Its own tables. */
  tables?: readonly (keyof Database)[];
  /** Tables of other domains that its queries change too. */
  alsoWrites?: readonly (keyof Database)[];
  /** Begins to listen for what other servers on the same database changed. */
  listen?: (services: Services) => void;
}
