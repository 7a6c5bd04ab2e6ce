import { transparency } from '../../../contract/transparency.ts';
import { routes } from '../../platform/endpoints.ts';
import { exportTransparency, readTransparency } from './transparency.ts';

export const transparencyRoutes = routes(transparency, {
  'GET /barong/public/transparency': ({ db }) => readTransparency(db),
  'GET /barong/public/transparency.csv': ({ db }) => exportTransparency(db),
});
