import { portalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { routes } from '../../platform/endpoints.ts';
import { changeSettings } from './changes.ts';
import { chooseLanguages } from './languages.ts';
import { changeKeys, sealedKey, sealedMail, sealedPayments } from './keys.ts';
import { changeLook, openLogo, showLogo, uploadLogo } from './look.ts';
import { readPortalSettings } from './portal-settings.ts';
import { tryMail, tryPayments, trySms } from './trials.ts';

export const portalSettingRoutes = routes(portalSettings, {
  'GET /barong/admin/settings': (asked) => readPortalSettings(asked),
  'PUT /barong/admin/settings/languages': ({ db, account, body, ifMatch }) =>
    chooseLanguages(db, { adminId: account.id, value: body, ifMatch }),
  'PUT /barong/admin/settings/limits': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'limits', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/mail': ({ account, body, ifMatch, ...services }) =>
    changeKeys(services, 'mail', {
      adminId: account.id,
      value: sealedMail(services.seal, body),
      ifMatch,
    }),
  'PUT /barong/admin/settings/sms': ({ account, body, ifMatch, ...services }) =>
    changeKeys(services, 'sms', {
      adminId: account.id,
      value: sealedKey(services.seal, body.url),
      ifMatch,
    }),
  'PUT /barong/admin/settings/payments': ({ account, body, ifMatch, ...services }) =>
    changeKeys(services, 'payments', {
      adminId: account.id,
      value: sealedPayments(services.seal, body),
      ifMatch,
    }),
  'DELETE /barong/admin/settings/mail': ({ account, ifMatch, ...services }) =>
    changeKeys(services, 'mail', { adminId: account.id, value: { keys: null }, ifMatch }),
  'DELETE /barong/admin/settings/sms': ({ account, ifMatch, ...services }) =>
    changeKeys(services, 'sms', { adminId: account.id, value: { keys: null }, ifMatch }),
  'DELETE /barong/admin/settings/payments': ({ account, ifMatch, ...services }) =>
    changeKeys(services, 'payments', { adminId: account.id, value: { keys: null }, ifMatch }),
  'POST /barong/admin/settings/mail/trial': ({ account, language, ...services }) =>
    tryMail(services, { id: account.id, email: account.email, language }),
  'POST /barong/admin/settings/sms/trial': ({ account, language, body, ...services }) =>
    trySms(services, { id: account.id, phone: body.phone, language }),
  'POST /barong/admin/settings/payments/trial': ({ account, ...services }) =>
    tryPayments(services, account.id),
  'PUT /barong/admin/settings/look': ({ db, account, body: value, ifMatch }) =>
    changeLook(db, { adminId: account.id, value, ifMatch }),
  'POST /barong/admin/settings/look/logo': ({ account, upload, from, ifMatch, ...services }) =>
    uploadLogo(services, { adminId: account.id, upload, address: from.address, ifMatch }),
  'DELETE /barong/admin/settings/look/logo': ({ account, ifMatch, ...services }) =>
    showLogo(services, { adminId: account.id, logo: null, ifMatch }),
  'GET /barong/public/logo': ({ query, ...services }) => openLogo(services, query),
  'PUT /barong/admin/settings/contact': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'contact', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/moderation': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'moderation', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/categories': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'categories', { adminId: account.id, value, ifMatch }),
  'PUT /barong/admin/settings/announcing': ({ db, account, body: value, ifMatch }) =>
    changeSettings(db, 'announcing', { adminId: account.id, value, ifMatch }),
});
