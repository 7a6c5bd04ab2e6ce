import { keepPreviousData } from '@tanstack/react-query';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';

const LEGAL_VERSIONS = ['legal_versions'];

export const useLegalVersions = () =>
  useReading('GET /barong/admin/legal_versions', { key: LEGAL_VERSIONS, staleTime: 0 });

/** Refetches all versions. */
export const useFreshVersions = () => useRefetch(LEGAL_VERSIONS);

/** A text as its page will show it, rendered by the server. */
export const useLegalPreview = (text: string) =>
  useReading('POST /barong/admin/legal_versions/preview', {
    key: ['legal_preview', text],
    body: { text },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
