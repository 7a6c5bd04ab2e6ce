import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Sent } from '../../../contract/endpoint.ts';
import type { FigureTable, hiringFigures } from '../../../contract/hiring-figures.ts';
import { api, apiFile } from '../../lib/api/api.ts';

export type Period = NonNullable<
  Sent<(typeof hiringFigures)['GET /barong/resource/hr/figures']>['query']
>;

export const useFigures = (query: Period) =>
  useQuery({
    queryKey: ['hiring_figures', query],
    queryFn: ({ signal }) => api('GET /barong/resource/hr/figures', { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { news: ['applications'] },
  });

export const fetchFigures = (table: FigureTable, period: Period) =>
  apiFile('GET /barong/resource/hr/figures.csv', { query: { ...period, table } });
