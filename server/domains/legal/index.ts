import type { Domain } from '../../platform/domain.ts';
import { listenForVersions } from '../../platform/in-force/legal-versions.ts';
import { legalRoutes } from './routes.ts';
import { legalTables } from './tables.ts';

/** The terms, the privacy policy and the guides in their versions, and who has accepted which. */
export const legal: Domain = {
  routes: legalRoutes,
  tables: legalTables,
  listen: listenForVersions,
};
