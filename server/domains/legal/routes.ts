import { legal } from '../../../contract/legal/legal.ts';
import { routes } from '../../platform/endpoints.ts';
import { readNotices, answerNotice } from './consents.ts';
import { partsOf, publishVersion, readDocument, readKept, readVersion } from './legal.ts';

export const legalRoutes = routes(legal, {
  'GET /barong/public/legal_versions': ({ query, ...asked }) => readDocument(asked, query.document),
  'GET /barong/public/legal_version': ({ query, ...asked }) => readVersion(asked, query),
  'GET /barong/resource/legal_notices': async ({ db, account, language }) => ({
    notices: await readNotices(db, account.id, language),
  }),
  'POST /barong/resource/legal_consents': async ({ db, account, body, language }) => ({
    notices: await answerNotice(db, account.id, body, language),
  }),
  'GET /barong/admin/legal_versions': async ({ db }) => ({ legal_versions: await readKept(db) }),
  'POST /barong/admin/legal_versions/preview': async ({ body, publicUrl }) =>
    partsOf(body.text, publicUrl),
  'POST /barong/admin/legal_versions': ({ db, account, body: form, ifMatch }) =>
    publishVersion(db, { adminId: account.id, form, ifMatch }),
});
