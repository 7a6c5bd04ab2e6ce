import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { CLAIM_KEY } from '../../../../parts/companies/claims.ts';
import { OWN_COMPANY_KEY } from '../../../../parts/companies/own-company.ts';

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
      [CLAIM_KEY, OWN_COMPANY_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
