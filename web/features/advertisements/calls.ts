import type { AdvertisementList } from '../../../contract/advertisements/slots-and-lists.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';

const KEY = 'booked-advertisements';

export const useBookedAdvertisements = (status: AdvertisementList, page: number) =>
  useListOf('GET /barong/admin/advertisements', { key: [KEY], query: { status, page } });

export const useFreshAdvertisements = () => useRefetch([KEY]);

/** Uploads a picture; without a file, removes the present one. */
export const usePicture = actOf(
  ({ id, file }: { id: number; file: File | null }) => {
    const params = { id };
    if (!file) return api('DELETE /barong/admin/advertisements/:id/picture', { params });
    const form = new FormData();
    form.append('upload[]', file, file.name);
    return api('POST /barong/admin/advertisements/:id/picture', { params }, { form });
  },
  { refreshes: [[KEY]] },
);
