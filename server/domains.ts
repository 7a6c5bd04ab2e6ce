import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../contract/index.ts';
import type { Domain } from './platform/domain.ts';
import type { BoundRoute } from './platform/endpoints.ts';
import { loneRoutes } from './platform/lone-routes.ts';
import type { OnDeparture } from './platform/departures.ts';
import type { Tables } from './platform/personal.ts';
import { platformTables } from './platform/tables.ts';

const nouns = readdirSync(join(import.meta.dirname, 'domains'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** What the folder of a noun declares. */
async function declaredBy(noun: string): Promise<Domain[]> {
  const declared: Record<string, Domain> = await import(`./domains/${noun}/index.ts`);
  return Object.values(declared);
}

/**
 * All domains of the product: each folder of `domains/` is one, in the order of their names. `departures` run in this
 * order when somebody leaves a team: interviews before referrals, after the jobs, which is how rows are locked
 * everywhere else.
 */
export const domains: readonly Domain[] = (await Promise.all(nouns.map(declaredBy))).flat();

export const boundRoutes: BoundRoute[] = domains.flatMap(({ routes = [] }) => routes);

const forgotten = loneRoutes(
  Object.keys(contract),
  boundRoutes.map(({ route }) => route),
);
if (forgotten.length > 0) throw new Error(forgotten.join('\n'));

/** Every table of the database, with what of it belongs to a person. */
export const allTables: Tables = Object.assign(
  {},
  ...domains.map(({ tables }) => tables),
  platformTables,
);

/** What ends when somebody leaves a team, in the order of `domains`. */
export const departures: readonly OnDeparture[] = domains.flatMap(
  ({ onDeparture }) => onDeparture ?? [],
);
