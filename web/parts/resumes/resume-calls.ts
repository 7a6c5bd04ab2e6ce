import type { QueryClient } from '@tanstack/react-query';
import type { Document } from '../../../contract/documents.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { PROFILE_KEY } from '../profile/profile-calls.ts';

export const DOCUMENTS_KEY = ['documents'];

/** The profile includes the default resume, so it is refetched too. */
export const WITH_DOCUMENTS = { refreshes: [DOCUMENTS_KEY, PROFILE_KEY] };

/** Newest first. */
export const useResumes = () =>
  useReading('GET /barong/resource/documents', {
    key: DOCUMENTS_KEY,
    select: (documents) => documents.filter(({ doc_type }) => doc_type === 'Resume'),
    refetchInterval: ADDRESSES_ANEW_MS,
  });

interface Upload {
  file: File;
  signal?: AbortSignal;
  onProgress?: (sent: number) => void;
}

const DOC_NUMBER_BELOW = 10_000_000;

export const useUploadResume = actOf(
  ({ file, ...options }: Upload) => {
    const form = new FormData();
    form.append('doc_type', 'Resume');
    form.append('doc_category', 'resume');
    // The API requires a number, but the server gives the document its own.
    form.append('doc_number', String(Math.floor(Math.random() * DOC_NUMBER_BELOW)));
    form.append('upload[]', file, file.name);
    return api('POST /barong/resource/documents', {}, { form, ...options });
  },
  {
    ...WITH_DOCUMENTS,
    // It can be chosen even if the list cannot be refetched.
    keep: (queries: QueryClient, uploaded: Document) =>
      queries.setQueryData<Document[]>(
        DOCUMENTS_KEY,
        (before) => before && [uploaded, ...before.filter(({ id }) => id !== uploaded.id)],
      ),
  },
);
