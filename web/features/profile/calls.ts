import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { UserProfile } from '../../../contract/profiles.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading, useReadingOrNull } from '../../lib/api/use-reading.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { noteDefaultLetter } from '../../parts/apply/applied-jobs.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { fetchMe, ME_KEY } from '../../lib/session/auth-check.ts';

export const PROFILE_KEY = ['profile'];
export const DOCUMENTS_KEY = ['documents'];

/** The profile; null if none was ever saved. */
export const useProfile = () =>
  useReadingOrNull('GET /barong/resource/user_profile', { key: PROFILE_KEY });

/** The account, for the name and address of somebody without a profile. */
export const useAccount = () =>
  useQuery({
    queryKey: ME_KEY,
    queryFn: fetchMe,
  });

export const useResumes = () =>
  useReading('GET /barong/resource/documents', {
    key: DOCUMENTS_KEY,
    select: (documents) => documents.filter(({ doc_type }) => doc_type === 'Resume'),
    refetchInterval: ADDRESSES_ANEW_MS,
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

interface Upload {
  file: File;
  signal?: AbortSignal;
  onProgress?: (sent: number) => void;
}

const DOC_NUMBER_BELOW = 10_000_000;

/** The profile includes the default resume, so it is refetched too. */
export const WITH_DOCUMENTS = { refreshes: [DOCUMENTS_KEY, PROFILE_KEY] };

export const useUploadResume = actOf(({ file, ...options }: Upload) => {
  const form = new FormData();
  form.append('doc_type', 'Resume');
  form.append('doc_category', 'resume');
  // The API requires a number, but the server gives the document its own.
  form.append('doc_number', String(Math.floor(Math.random() * DOC_NUMBER_BELOW)));
  form.append('upload[]', file, file.name);
  return api('POST /barong/resource/documents', {}, { form, ...options });
}, WITH_DOCUMENTS);

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
