import { portalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { routes } from '../../platform/endpoints.ts';
import { changeSettings } from './changes.ts';
import { openLogo, presentLook, showLogo, uploadLogo } from './look.ts';
import { readPortalSettings } from './portal-settings.ts';

export const portalSettingRoutes = routes(portalSettings, {
  'GET /barong/admin/settings': (asked) => readPortalSettings(asked),
  'PUT /barong/admin/settings/look': async ({ db, account, body: value, ifMatch }) =>
    presentLook(await changeSettings(db, 'look', { adminId: account.id, value, ifMatch })),
  'POST /barong/admin/settings/look/logo': ({ account, upload, from, ifMatch, ...services }) =>
    uploadLogo(services, { adminId: account.id, upload, address: from.address, ifMatch }),
  'DELETE /barong/admin/settings/look/logo': ({ account, ifMatch, ...services }) =>
    showLogo(services, { adminId: account.id, logo: null, ifMatch }),
  'GET /barong/public/logo': ({ query, ...services }) => openLogo(services, query),
  'PUT /barong/admin/settings/contact': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'contact', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/moderation': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'moderation', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/announcing': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'announcing', { adminId: account.id, value, ifMatch }),
});
