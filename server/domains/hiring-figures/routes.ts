import { hiringFigures } from '../../../contract/hiring-figures.ts';
import { routes } from '../../platform/endpoints.ts';
import { exportFigures, readFigures } from './hiring-figures.ts';

export const hiringFigureRoutes = routes(hiringFigures, {
  'GET /barong/resource/hr/figures': ({ db, account, query }) => readFigures(db, account, query),
  'GET /barong/resource/hr/figures.csv': ({ db, account, query, language }) =>
    exportFigures(db, account, query, language),
});
