import { type QueryOf, useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';

export const TESTIMONIALS = 'testimonials';

export const useTestimonials = (query: QueryOf<'GET /barong/admin/testimonials'>) =>
  useListOf('GET /barong/admin/testimonials', { key: [TESTIMONIALS], query });

interface Approval {
  id: number;
  version: number;
  pinned: boolean;
}

export const useApproval = actOf(
  ({ id, version, pinned }: Approval) =>
    api(
      'PUT /barong/admin/testimonials/:id',
      { params: { id }, body: { approved: true, pinned } },
      { ifMatch: `"${version}"` },
    ),
  { refreshes: [[TESTIMONIALS]] },
);
