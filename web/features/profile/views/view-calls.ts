import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { viewPeriods } from '../../../../contract/profiles/profile-views.ts';
import { api } from '../../../lib/api/api.ts';

type Period = (typeof viewPeriods)[number];

const VIEWS = 'profile-views';

export const useProfileViews = (period: Period, page: number) =>
  useQuery({
    queryKey: [VIEWS, period, page],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/profile_views', { query: { period, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The figure of 30 days, which every page has from here; undefined until it is known. */
export function useViewFigure(): number | undefined {
  return useProfileViews('month', 1).data?.counts.month;
}
