import type { Domain } from '../../platform/domain.ts';
import { listenForSettings } from '../../platform/in-force/settings.ts';
import { portalSettingRoutes } from './routes.ts';
import { portalSettingTables } from './tables.ts';

/** Settings of the whole portal, made by owners. */
export const portalSettings: Domain = {
  routes: portalSettingRoutes,
  tables: portalSettingTables,
  listen: listenForSettings,
};
