import { consents } from '../../../contract/consents.ts';
import { routes } from '../../platform/endpoints.ts';
import { listConsents } from './queries.ts';

export const consentRoutes = routes(consents, {
  'GET /barong/resource/consents': async ({ db, account, query }) => {
    const { rows, meta } = await listConsents(db, account.id, query);
    return { consents: rows, meta };
  },
});
