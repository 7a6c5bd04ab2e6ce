import { portalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { routes } from '../../platform/endpoints.ts';
import { changeSettings, readPortalSettings } from './portal-settings.ts';

export const portalSettingRoutes = routes(portalSettings, {
  'GET /barong/admin/settings': (asked) => readPortalSettings(asked),
  'PUT /barong/admin/settings/contact': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'contact', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/moderation': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'moderation', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/announcing': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'announcing', { adminId: account.id, value, ifMatch }),
});
