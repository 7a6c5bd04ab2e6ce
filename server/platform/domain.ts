import type { Database } from '../../db/schema.ts';
import type { OnDeparture } from './departures.ts';
import type { Tables } from './personal.ts';
import type { BoundRoute, Services } from './endpoints.ts';
import type { Schedule, Tasks } from './tasks.ts';

/** What a domain adds to the product; its `server/domains/<noun>/index.ts` declares it. */
export interface Domain {
  routes?: readonly BoundRoute[];
  tasks?: (services: Services) => Tasks;
  schedules?: readonly Schedule[];
  /** The domain's own tables, and what in each belongs to a person. */
  tables?: Tables;
  /** Tables of other domains that this one's queries change too. */
  alsoWrites?: readonly (keyof Database)[];
  /** Ends what the domain keeps for a member who leaves a team. */
  onDeparture?: OnDeparture;
  /** Starts listening for changes made by other processes on the same database. */
  listen?: (services: Services) => void;
}
