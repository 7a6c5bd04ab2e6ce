import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const CLAIM_KEY = ['company_claim'];

/** The newest claim that needs an admin's decision. */
export const useClaim = () =>
  useQuery({
    queryKey: CLAIM_KEY,
    queryFn: ({ signal }) => api('GET /barong/resource/company_claims', {}, { signal }),
    staleTime: 0,
  });
