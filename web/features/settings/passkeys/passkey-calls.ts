import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PASSKEYS_MAX } from '../../../../contract/constants.ts';
import { api } from '../../../lib/api/api.ts';
import { TWO_STEP } from '../security/security-calls.ts';

const PASSKEYS = 'passkeys';

export const usePasskeys = () =>
  useQuery({
    queryKey: [PASSKEYS],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/passkeys', { query: { limit: PASSKEYS_MAX } }, { signal }),
    staleTime: 0,
  });

export function useReadPasskeysAgain() {
  const queries = useQueryClient();
  return () =>
    Promise.all([PASSKEYS, TWO_STEP].map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
