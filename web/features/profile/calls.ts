import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { UserProfile } from '../../../contract/profiles.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { noteDefaultLetter } from '../../parts/apply/applied-jobs.ts';
import { PROFILE_KEY } from '../../parts/profile/profile-calls.ts';
import { DOCUMENTS_KEY, WITH_DOCUMENTS } from '../../parts/resumes/resume-calls.ts';
import { fetchMe, ME_KEY } from '../../lib/session/auth-check.ts';

/** The account, for the name and address of somebody without a profile. */
export const useAccount = () =>
  useQuery({
    queryKey: ME_KEY,
    queryFn: fetchMe,
  });

/** Updates everything on the pages that shows the saved profile. */
export async function keepSavedProfile(queries: QueryClient, profile: UserProfile) {
  queries.setQueryData(PROFILE_KEY, profile);
  noteDefaultLetter(profile.default_cover_letter !== '');
  await refreshAccount(queries);
}

/** Refetches the name and the picture for the header; if that fails, the next page does so. */
export async function refreshAccount(queries: QueryClient) {
  const user = await fetchMe().catch(() => null);
  if (user) queries.setQueryData(ME_KEY, user);
}

export const useDeleteDocument = actOf(
  (id: number) => api('DELETE /barong/resource/documents/:id', { params: { id } }),
  WITH_DOCUMENTS,
);

export const useMakeDefault = actOf(
  (id: number) =>
    api('PUT /barong/resource/documents/:id', { params: { id }, body: { is_default: true } }),
  WITH_DOCUMENTS,
);

/** The profile includes the default resume, so it is refetched too. */
export const useFreshDocuments = () => useRefetch(DOCUMENTS_KEY, PROFILE_KEY);
