import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

const LEGAL_VERSIONS = ['legal_versions'];

export const useLegalVersions = () =>
  useQuery({
    queryKey: LEGAL_VERSIONS,
    queryFn: ({ signal }) => api('GET /barong/admin/legal_versions', {}, { signal }),
    staleTime: 0,
  });

/** Refetches all versions. */
export function useFreshVersions() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: LEGAL_VERSIONS });
}

/** A text as its page will show it, rendered by the server. */
export const useLegalPreview = (text: string) =>
  useQuery({
    queryKey: ['legal_preview', text],
    queryFn: ({ signal }) =>
      api('POST /barong/admin/legal_versions/preview', { body: { text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
