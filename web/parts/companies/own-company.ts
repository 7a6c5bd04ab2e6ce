import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { nullIfMissing } from '../../lib/api/api-error.ts';

export const OWN_COMPANY_KEY = ['hr_profile'];

/** The recruiter's own company; null when none has been saved yet. For signed-in pages only. */
export const useOwnCompany = () =>
  useQuery({
    queryKey: OWN_COMPANY_KEY,
    queryFn: ({ signal }) =>
      api('GET /barong/resource/hr_profile', {}, { signal }).catch(nullIfMissing),
  });
