import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { companies } from '../../../../contract/companies.ts';
import type { Sent } from '../../../../contract/endpoint.ts';
import { api } from '../../../lib/api/api.ts';
import { OWN_COMPANY_KEY } from '../../../parts/companies/own-company.ts';

/** What was said of the company at registration; asked only while there is no company. */
export const useCompanyHints = (enabled: boolean) =>
  useQuery({
    queryKey: ['company_hints'],
    queryFn: ({ signal }) => api('GET /barong/resource/company_hints', {}, { signal }),
    enabled,
  });

type Form = Sent<(typeof companies)['POST /barong/resource/hr_profile']>['body'];

export function useSaveCompany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: Form) => api('POST /barong/resource/hr_profile', { body: form }),
    onSuccess: async (profile) => {
      queries.setQueryData(OWN_COMPANY_KEY, profile);
      // Cards of the company's jobs carry its name.
      await queries.invalidateQueries({ queryKey: ['hr_jobs'] });
    },
  });
}
