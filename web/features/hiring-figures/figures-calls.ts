import { keepPreviousData } from '@tanstack/react-query';
import type { Sent } from '../../../contract/endpoint.ts';
import type { FigureTable, hiringFigures } from '../../../contract/hiring-figures.ts';
import { apiFile } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';

export type Period = NonNullable<
  Sent<(typeof hiringFigures)['GET /barong/resource/hr/figures']>['query']
>;

export const useFigures = (query: Period) =>
  useReading('GET /barong/resource/hr/figures', {
    key: ['hiring_figures', query],
    query,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { news: ['applications'] },
  });

export const fetchFigures = (table: FigureTable, period: Period) =>
  apiFile('GET /barong/resource/hr/figures.csv', { query: { ...period, table } });
