import type { Sent } from '../../../contract/endpoint.ts';
import type { FigureTable, hiringFigures } from '../../../contract/hiring-figures.ts';
import { apiFile } from '../../lib/api/api.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';

export type Period = NonNullable<
  Sent<(typeof hiringFigures)['GET /barong/resource/hr/figures']>['query']
>;

export const useFigures = (query: Period) =>
  useListOf(['hiring_figures'], 'GET /barong/resource/hr/figures', query, {
    meta: { news: ['applications'] },
  });

export const fetchFigures = (table: FigureTable, period: Period) =>
  apiFile('GET /barong/resource/hr/figures.csv', { query: { ...period, table } });
