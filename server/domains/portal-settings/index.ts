import type { Domain } from '../../platform/domain.ts';
import { listenForLimits } from '../../platform/limits/limits-in-force.ts';
import { listenForName } from '../../platform/in-force/portal-name.ts';
import { listenForSettings } from './in-force.ts';
import { portalSettingRoutes } from './routes.ts';
import { portalSettingTables } from './tables.ts';

/** What owners set for the whole portal. */
export const portalSettings: Domain = {
  routes: portalSettingRoutes,
  tables: portalSettingTables,
  listen(services) {
    listenForSettings(services);
    listenForName(services);
    listenForLimits(services);
  },
};
