import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** The details given at registration; loaded only while there is no company. */
export const useCompanyHints = (enabled: boolean) =>
  useQuery({
    queryKey: ['company_hints'],
    queryFn: ({ signal }) => api('GET /barong/resource/company_hints', {}, { signal }),
    enabled,
  });
