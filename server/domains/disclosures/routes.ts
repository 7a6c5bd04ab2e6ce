import { disclosures } from '../../../contract/disclosures.ts';
import { routes } from '../../platform/endpoints.ts';
import { readDisclosures } from './disclosures.ts';

export const disclosureRoutes = routes(disclosures, {
  'GET /barong/resource/disclosures': ({ db, account, query }) =>
    readDisclosures(db, account.id, query),
});
