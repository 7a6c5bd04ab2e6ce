import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { OWN_COMPANY_KEY } from '../../../../parts/companies/own-company.ts';

const CLAIM = ['company_claim'];

/** The newest claim that an admin decides. */
export const useClaim = () =>
  useQuery({
    queryKey: CLAIM,
    queryFn: ({ signal }) => api('GET /barong/resource/company_claims', {}, { signal }),
    staleTime: 0,
  });

/** A company as everybody sees it; null if there is none. */
export const useClaimed = (id: number) =>
  useQuery({
    queryKey: ['company', id],
    queryFn: ({ signal }) =>
      api('GET /barong/public/companies/:id', { params: { id } }, { signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.is('resource.company.not_found')) return null;
          throw error;
        },
      ),
    staleTime: 0,
  });

export function useReloadOwn() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [CLAIM, OWN_COMPANY_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
