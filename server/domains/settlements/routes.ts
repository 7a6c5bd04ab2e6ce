import { settlements } from '../../../contract/money/settlements.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  explainDifference,
  exportDifferences,
  readDifferences,
  readSettlements,
  takeReportFile,
} from './reading.ts';

export const settlementRoutes = routes(settlements, {
  'GET /barong/admin/differences': ({ db, query }) => readDifferences(db, query),
  'GET /barong/admin/differences/export.csv': ({ db, query }) => exportDifferences(db, query),
  'PUT /barong/admin/differences/:id/note': ({ db, account, params, body, ifMatch }) =>
    explainDifference(db, params.id, { note: body.note, by: account.id, ifMatch }),
  'GET /barong/admin/settlements': ({ db, query }) => readSettlements(db, query),
  'POST /barong/admin/settlements': ({ body, ...services }) => takeReportFile(services, body.csv),
});
