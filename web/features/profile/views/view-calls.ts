import type { viewPeriods } from '../../../../contract/profiles/view-periods.ts';
import { useListOf } from '../../../lib/lists/use-list-of.ts';

type Period = (typeof viewPeriods)[number];

const VIEWS = 'profile-views';

export const useProfileViews = (period: Period, page: number) =>
  useListOf('GET /barong/resource/profile_views', { key: [VIEWS], query: { period, page } });

/** The figure for 30 days, which every page takes from here; undefined until it is known. */
export function useViewFigure(): number | undefined {
  return useProfileViews('month', 1).data?.counts.month;
}
